import { isAboutDeals, writeDealLetter } from './deals.ts';
import {
  button,
  type Claimed,
  escape,
  fieldOf,
  footnote,
  type Letter,
  type News,
  oneLine,
  page,
  paragraph,
  textLink,
  textOf,
} from './letter.ts';
import { comesToAll, membershipNews } from './membership.ts';

/** Writes the mail for a copy. `appUrl`: where the signed-in app is, without a slash at its end. Pure. */
export function writeLetter(copy: Claimed, appUrl: string): Letter {
  if (isAboutDeals(copy)) return writeDealLetter(copy, appUrl);
  const { sentence, link, action } = newsOf(copy);
  const address = `${appUrl}${link}`;
  const settings = `${appUrl}/account`;
  const greeting = `Hello ${oneLine(copy.name) || 'there'},`;
  const footer = comesToAll(copy)
    ? 'This comes to everybody who has a membership. What else comes by mail you choose under Notifications here:'
    : 'You have asked for copies by mail. Switch them off under Notifications here:';
  return {
    subject: sentence.replace(/\.$/, ''),
    text: `${greeting}\n\n${sentence}\n\n${action}: ${address}\n\n${footer} ${settings}\n`,
    html: page(sentence, [
      paragraph(escape(greeting)),
      paragraph(escape(sentence), 24),
      button(action, address),
      footnote(`${escape(footer)} ${textLink(settings, settings)}`),
    ]),
  };
}

function newsOf(copy: Claimed): News {
  const who = oneLine(copy.actor_name ?? '') || 'A member';
  const actor = copy.actor_id === null ? null : member(copy.actor_id);
  switch (copy.kind) {
    case 'connection_request':
      return {
        sentence: `${who} wants to connect with you.`,
        link: '/community/connections',
        action: 'Answer the request',
      };
    case 'connection_accepted':
      return {
        sentence: `${who} accepted your connection request.`,
        link: actor ?? '/community/connections',
        action: 'See the profile',
      };
    case 'follow':
      return { sentence: `${who} follows you.`, link: actor ?? '/notifications', action: 'See the profile' };
    case 'review':
      return {
        sentence: `${who} reviewed you${stars(copy.data)}.`,
        link: `${member(copy.user_id)}#reviews`,
        action: 'Read the review',
      };
    case 'review_answer': {
      const reviewed = textOf(copy.data, 'member_id');
      return {
        sentence: `${who} answered your review.`,
        link: reviewed ? `${member(reviewed)}#reviews` : '/notifications',
        action: 'Read the answer',
      };
    }
    case 'listing_decision': {
      const title = oneLine(textOf(copy.data, 'title') ?? '');
      const verified = textOf(copy.data, 'decision') === 'approved';
      return {
        sentence: `${title ? `Your listing ${title}` : 'A listing of yours'} ${verified ? 'was verified.' : 'was returned by our reviewers.'}`,
        link: '/my-listings',
        action: 'See your listings',
      };
    }
    case 'submission_decision': {
      const address = oneLine(textOf(copy.data, 'address') ?? '');
      const accepted = textOf(copy.data, 'decision') === 'accepted';
      const submission = textOf(copy.data, 'submission_id');
      return {
        sentence: `${address ? `Your submission ${address}` : 'A submission of yours'} ${accepted ? 'was accepted and listed.' : 'was returned by our reviewers.'}`,
        link: submission ? `/submit-property/status/${encodeURIComponent(submission)}` : '/submit-property/benefits',
        action: 'See your submission',
      };
    }
    case 'membership':
      return membershipNews(copy.data);
    case 'mention': {
      const title = oneLine(textOf(copy.data, 'title') ?? '');
      const place = places.get(textOf(copy.data, 'in'));
      return {
        sentence: title && place ? `${who} mentioned you ${place} ${title}.` : `${who} mentioned you.`,
        link: ownPath(copy.data) ?? '/notifications',
        action: 'Read it',
      };
    }
    case 'post_comment': {
      const title = oneLine(textOf(copy.data, 'title') ?? '');
      const post = textOf(copy.data, 'post_id');
      return {
        sentence: `${who} commented on your post${title && ` ${title}`}.`,
        link: post ? `/community/posts/${encodeURIComponent(post)}` : '/notifications',
        action: 'Read the comment',
      };
    }
    case 'message':
      return {
        sentence: `${who} sent you a message.`,
        link: copy.actor_id === null ? '/messages' : `/messages/${encodeURIComponent(copy.actor_id)}`,
        action: 'Read the message',
      };
    case 'event_reminder': {
      const starts = momentOf(copy.data);
      return eventNews(copy.data, (title) => `${title} starts ${starts ? `on ${starts}` : 'soon'}.`);
    }
    case 'event_place':
      return eventNews(copy.data, (title) => `You moved up from the waiting list: you have a place at ${title}.`);
    case 'event_changed':
      return eventNews(copy.data, (title) => `${title} has another time or place.`);
    case 'event_cancelled':
      return eventNews(copy.data, (title) => `${title} was cancelled.`);
    case 'event_decision': {
      const published = textOf(copy.data, 'status') === 'published';
      return eventNews(
        copy.data,
        (title) => `${title} ${published ? 'is published.' : 'was returned to you by our staff.'}`,
      );
    }
    case 'topic_reply': {
      const title = oneLine(textOf(copy.data, 'title') ?? '');
      return {
        sentence: title ? `${who} wrote in the topic ${title}.` : `${who} wrote in a topic you follow.`,
        link: ownPath(copy.data) ?? '/notifications',
        action: 'Read the topic',
      };
    }
    case 'post_reply': {
      const title = oneLine(textOf(copy.data, 'title') ?? '');
      return {
        sentence: title ? `${who} replied to you in ${title}.` : `${who} replied to you in a forum.`,
        link: ownPath(copy.data) ?? '/notifications',
        action: 'Read the reply',
      };
    }
    default:
      // A kind that is newer than this function.
      return { sentence: 'There is news for you.', link: '/notifications', action: 'See your notifications' };
  }
}

function eventNews(data: unknown, say: (title: string) => string): News {
  const title = oneLine(textOf(data, 'title') ?? '');
  const event = textOf(data, 'event_id');
  return {
    sentence: say(title || 'An event'),
    link: event ? `/community/events/${encodeURIComponent(event)}` : '/community/events',
    action: 'See the event',
  };
}

/** When an event starts, by the clocks of its zone: 'Sat, Mar 7, 2:00 PM EST'. Null for what is no time. */
function momentOf(data: unknown): string | null {
  const [starts, zone] = [textOf(data, 'starts_at'), textOf(data, 'time_zone')];
  if (!starts || !zone) return null;
  try {
    return new Intl.DateTimeFormat('en-US', {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: zone,
      timeZoneName: 'short',
    })
      .format(new Date(starts))
      .replaceAll('\u202F', ' ');
  } catch {
    return null;
  }
}

const member = (id: string): string => `/community/members/${encodeURIComponent(id)}`;

function stars(data: unknown): string {
  const rating = fieldOf(data, 'rating');
  if (typeof rating !== 'number') return '';
  return rating === 1 ? ': 1 star' : `: ${rating} stars`;
}

/** Where somebody was mentioned; the title follows. */
const places: ReadonlyMap<string | null, string> = new Map([
  ['post', 'in'],
  ['comment', 'in a comment on'],
  ['topic', 'in the topic'],
]);

/** A path that a copy carries: of this app, and nowhere else. */
function ownPath(data: unknown): string | null {
  const path = textOf(data, 'path');
  return path !== null && /^\/(?![/\\])/.test(path) ? path : null;
}
