// What the member wants to buy.
import { z } from 'npm:zod@4.6.7';
import { criteria } from '../../../../../src/domain/filters/filters.ts';
import { conditions, exitStrategies, financings } from '../../../../../src/domain/listing/property-vocabulary.ts';
import { propertyTypes } from '../../../../../src/domain/listing/property-vocabulary.ts';
import { paths } from '../../../../../src/domain/site/paths.ts';
import { answer, made } from '../answer.ts';
import { appLink } from '../links.ts';
import { criterionOf } from '../operations/search.ts';
import { flag, oneOf, orNull, texts, time } from './kinds.ts';

const some = (values: readonly string[], about: string) => z.array(oneOf([...values], 'One of these.')).describe(about);

export const buyBox = answer('BuyBox', 'What you want to buy. Empty lists set no condition.', {
  states: texts('Two-letter codes.'),
  counties: texts('Such as Shelby, TN, each in one of the states.'),
  property_types: some(propertyTypes, 'Kinds of property.'),
  conditions: some(conditions, 'How much work it may need.'),
  min_price: orNull(z.int(), 'Whole USD; null for no minimum.'),
  max_price: orNull(z.int(), 'Whole USD; null for no maximum.'),
  financing: some(financings, 'How you can pay.'),
  investment_strategies: some(exitStrategies, 'What you want to do with it.'),
  filters: z
    .object(Object.fromEntries(criteria.map((name) => [name, criterionOf(name)])))
    .partial()
    .describe('Further criteria, as the filters of a search. A bound of 0 is none.'),
  vip_alerts: flag('Whether you get deal alerts.'),
  alert_mail: oneOf(['off', 'instant', 'daily'], 'When you get them by email: never, each at once, or once a day.'),
  phone: orNull(z.string(), 'Your phone number for alert calls. Only you see it.'),
  seller_invitations: orNull(
    z.boolean(),
    'Whether sellers may invite you to listings that match. Null: as vip_alerts.',
  ),
  shown: flag('Whether your profile shows states, counties, and kinds of property.'),
  updated_at: time('When it last changed. If-Match compares it.'),
  html_url: made(z.url().describe('Its page in the app.'), [], () => appLink(paths.buyBox)),
});
