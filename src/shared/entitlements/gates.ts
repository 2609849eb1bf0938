import { paths } from '@/shared/config/paths';

interface GatedAct {
  /** The screen with its form. */
  path: string;
  /** Said to a member whose email isn't verified. */
  unverified: string;
  /** Free members' listings carry the JV requirement. */
  jv?: true;
}

/**
 * What takes a verified email, with what the screen says before its form. Postgres refuses each of them without one
 * (`private.check_email_verified`). Visitors sign in first, and suspended members see why, wherever they go in the app.
 */
export const gates = {
  offer: { path: paths.newOffer(':id'), unverified: 'Please verify your email address to make an offer.' },
  // The specification's words.
  listing: {
    path: paths.submitListing,
    unverified: 'Please confirm your email address to submit a listing.',
    jv: true,
  },
  submission: {
    path: paths.submitPropertyForm,
    unverified: 'Please verify your email address to submit a property.',
    jv: true,
  },
  question: { path: paths.listing(':id'), unverified: 'Please verify your email address to ask a question.' },
  funds: { path: paths.funds, unverified: 'Please verify your email address to add proof of funds.' },
  topic: { path: paths.newTopic(':forumId'), unverified: 'Please verify your email address to start a topic.' },
  event: { path: paths.proposeEvent, unverified: 'Please verify your email address to propose an event.' },
} as const satisfies Record<string, GatedAct>;

export type Act = keyof typeof gates;
