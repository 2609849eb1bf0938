import { setupServer } from 'msw/node';
import { waitingCounts } from './counts';
import { noMessages } from './messages';
import { noNotifications } from './notifications';

/**
 * The backend as tests describe it: nothing is answered that a test has not asked for. Except that nothing is told and nobody has
 * written, which the header of every page asks when somebody is signed in.
 */
export const server = setupServer(waitingCounts, ...noNotifications, ...noMessages);
