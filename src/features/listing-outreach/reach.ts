import { formatNumber, pluralize } from '@/kit/formatting/format';

/** How far a listing has reached, as `listing_reach` returns it. */
export interface Reach {
  /** Daily viewers, as on the listing's page. */
  views: number;
  /** Members who saved it. */
  saves: number;
  /** Members who asked a question. */
  askers: number;
  /** Members invited. */
  invited: number;
  /** Invitations the seller can still send today, across listings. */
  invitations_left: number;
  /** How many of the next batch would be invited now. */
  invitable: number;
  /** Members who booked a showing. */
  booked: number;
}

/** A figure in the seller's panel. */
export interface ReachRow {
  label: string;
  count: string;
  /** Anchor of the section that names the members. */
  section?: string;
}

/**
 * The figures in the order of a deal. Only members who contact the seller are named, in the sections linked to. Offers
 * will be the last row.
 */
export function reachRows({ views, saves, invited, askers, booked }: Reach): ReachRow[] {
  return [
    { label: 'Viewed', count: formatNumber(views) },
    { label: 'Saved', count: formatNumber(saves) },
    { label: 'Invited', count: formatNumber(invited) },
    { label: 'Asked', count: formatNumber(askers), ...(askers > 0 && { section: 'questions' }) },
    { label: 'Booked a showing', count: formatNumber(booked), ...(booked > 0 && { section: 'showings' }) },
  ];
}

/** How many members one press invites. */
export const invitationBatch = 10;

/** The label of the button, which never promises more than those who accept invitations. Null: nobody to invite. */
export function inviteLabel({ invitations_left: left, invitable }: Pick<Reach, 'invitations_left' | 'invitable'>) {
  const count = Math.min(invitationBatch, left, invitable);
  if (count === 0) return null;
  return count === 1 ? 'Invite the best match' : `Invite the ${count} best matches`;
}

/** What happened after inviting. */
export function invitedText(invited: number): { title: string; description: string } {
  return invited === 0
    ? {
        title: 'No one left to invite',
        description: 'The members who match were invited or alerted recently, or don’t accept invitations.',
      }
    : {
        title: `Invited ${pluralize(invited, 'member')}`,
        description: 'You’ll learn who they are if they ask, book, or message you.',
      };
}
