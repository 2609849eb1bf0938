// Members, as much of them as others see.
import { paths } from '../../../../../src/domain/site/paths.ts';
import { z } from 'npm:zod@4.6.7';
import { answer } from '../answer.ts';
import { avatar, flag, id, oneOf, orNull, page, text, texts } from './kinds.ts';

const tiers = ['free', 'basic', 'pro', 'partner', 'closer'];

const shown = () => ({
  id: id('ID of the member.'),
  name: text('Their name.'),
  profile_image_url: avatar(),
  membership_tier: oneOf(tiers, 'Their plan.'),
  html_url: page('id', paths.member),
});

const shownOfSeller = () => ({
  ...shown(),
  open_to_messages: flag('Whether everyone may write to them while their profile is public.'),
});

export const member = answer('Member', 'A member.', shown());
export const listingSeller = answer('Seller', 'Who posted a listing.', shownOfSeller());
export const contact = answer('SellerContact', 'A seller, with the contact details that you may see.', {
  ...shownOfSeller(),
  profile_status: oneOf(['public', 'private'], 'Who sees their profile: everyone, or those who deal with them.'),
  email: orNull(z.string(), 'Null if you may not see it.'),
  phone: orNull(z.string(), 'Null if you may not see it, or there is none.'),
  website: orNull(z.string(), 'Null if you may not see it, or there is none.'),
});

export const me = answer('Me', 'Whose key this is, and what it can do.', {
  member: member.schema,
  key: z
    .object({ id: id('ID of the key.'), scopes: texts('What the key may be used for.') })
    .describe('The key of this request.'),
});
