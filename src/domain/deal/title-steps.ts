/* The steps of a title file in English. The edge function that sends mail loads this, too. */
import { parts } from '../../kit/formatting/parts.ts';
import { textValue } from '../ledger/ledger.ts';
import type { Steps } from '../ledger/step.ts';
import { isKeyOf } from '../ledger/vocabulary.ts';
import { titleItemName, titleItemStates } from './title-file.ts';

/** By kind of ledger entry. */
export const titleSteps: Steps = {
  'title.open': {
    record: ({ who, entry }) => {
      const number = entry.texts['number'];
      return `${who} opened the title file${number === undefined ? '' : `, number ${number}`}.`;
    },
    notices: {
      'title.open': ({ title, who, by }) =>
        parts`Deal on ${title}: ${by ? who : 'the title company'} opened the title file. See what it needs from you.`,
    },
  },
  'title.item': {
    record: ({ who, entry }) => {
      const label = entry.texts['label'] ?? titleItemName(textValue(entry, 'item_kind'));
      const state = textValue(entry, 'state');
      const became = isKeyOf(titleItemStates, state) ? titleItemStates[state] : 'changed';
      return `${who} updated the title file: ${label} ${became}.`;
    },
    notices: {
      'title.item': ({ title, titleItem, asks }) =>
        parts`Deal on ${title}: in the title file, ${titleItem}.${asks(' Please approve it.')}`,
    },
  },
  'title.approve': {
    record: ({ who, entry }) =>
      `${who} approved the settlement statement${entry.data['both'] === true ? ', as the other side had' : ''}.`,
    notices: {
      'title.approve': ({ title, by }) => parts`Deal on ${title}: the settlement statement was approved${by}.`,
    },
  },
  'title.clear': {
    record: ({ who }) => `${who} cleared the title: the deal is ready to close.`,
    notices: {
      'title.clear': ({ title }) => parts`Deal on ${title}: the title is cleared to close.`,
    },
  },
};
