import { setupServer } from 'msw/node';

/** The backend as tests describe it: nothing is answered that a test has not asked for. */
export const server = setupServer();
