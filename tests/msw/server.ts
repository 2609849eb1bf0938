import { setupServer } from 'msw/node';
import { notRenewed } from './auth';
import { unreadCountsHandler } from './counts';
import { noOffers } from './deals';
import { noDealTerms, noDocuments, noHousingFindings, noKnownWords, noRules, noSameProperty } from './listings';
import { noMessages } from './messages';
import { noNotifications } from './notifications';
import { rows } from './rest';
import { noDecisions } from './staff';

/**
 * Requests without a handler fail the test, except for those of every signed-in page’s header, which get no
 * notifications and no messages by default, and those for the deal terms, documents, and offers of a listing, which
 * is in nobody’s pipeline and alone at its address. No word of a search is a place or in a listing,
 * and no text says who should live in a home. No state has rules. Sessions aren’t
 * renewed. Staff have decided nothing.
 */
export const server = setupServer(
  notRenewed,
  unreadCountsHandler,
  ...noNotifications,
  ...noMessages,
  ...noDealTerms,
  ...noDocuments,
  ...noSameProperty,
  ...noHousingFindings,
  ...noRules,
  ...noKnownWords,
  ...noOffers,
  noDecisions,
  rows('pipeline_cards', []),
);
