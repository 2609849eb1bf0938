/* The steps about who may sign for a company in English. The edge function that sends mail loads this, too. */
import { parts } from '../../kit/formatting/parts.ts';
import type { Steps } from '../ledger/step.ts';

/** By kind of ledger entry. */
export const authoritySteps: Steps = {
  'authority.ask': {
    record: ({ who, party }) =>
      `${who} asked ${party} to show who may sign for ${party === 'you' ? 'your' : 'their'} company.`,
    notices: {
      'authority.ask': ({ title, who, by }) =>
        parts`Deal on ${title}: ${by ? who : 'the title company'} asks who may sign for your company.`,
    },
  },
  'authority.see': {
    record: ({ who, party }) =>
      `${who} has seen who may sign for ${party === 'you' ? 'your company' : `the company of ${party}`}.`,
    notices: {
      'authority.see': ({ title, who, by }) =>
        parts`Deal on ${title}: ${by ? who : 'the title company'} has seen who may sign for a company.`,
    },
  },
};
