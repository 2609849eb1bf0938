/** The community's content: feed, events, forums, and messages. Pure and seeded. Ages are minutes before seeding. */
import { conversationTexts, type ConversationText, type MessageText } from './conversation-texts.ts';
import { eventTexts, type EventText } from './event-texts.ts';
import { postTexts, type PostText } from './feed-posts.ts';
import { forumTexts, type ForumPostText, type ForumText, type TopicText } from './forum-texts.ts';
import type { DemoListing } from './listing-history.ts';
import { attachmentPath, memberId, postImagePath } from './ids.ts';
import { demoInquiries } from './inquiries.ts';
import type { DemoMember } from './people.ts';
import { seeded, type Random } from './random.ts';

/** A feed post. Members are given by number. */
export interface DemoPost extends Omit<PostText, 'comments'> {
  readonly age: number;
  /** Path in the bucket `images`; null without a picture. */
  readonly image: string | null;
  readonly likedBy: readonly number[];
  /** Oldest first. */
  readonly comments: readonly { readonly author: number; readonly content: string; readonly age: number }[];
}

export interface DemoEvent extends Omit<EventText, 'registered'> {
  readonly places: readonly {
    readonly member: number;
    readonly status: 'registered' | 'waitlisted';
    readonly age: number;
  }[];
}

interface DemoTopic extends Omit<TopicText, 'posts'> {
  readonly posts: readonly (ForumPostText & { readonly age: number })[];
}

export interface DemoForum extends Omit<ForumText, 'topics'> {
  readonly topics: readonly DemoTopic[];
}

interface DemoMessage extends MessageText {
  readonly age: number;
  /** Path of the attachment in its bucket; null without one. */
  readonly path: string | null;
}

export interface DemoConversation extends Omit<ConversationText, 'messages'> {
  readonly messages: readonly DemoMessage[];
}

export interface DemoConversations {
  readonly posts: readonly DemoPost[];
  readonly events: readonly DemoEvent[];
  readonly forums: readonly DemoForum[];
  readonly conversations: readonly DemoConversation[];
}

const DAY = 24 * 60;
/** Minimum age of anything that notifies a member. */
const MIN_AGE = 70;

/** Builds all conversations. Deterministic for the same members and listings. */
export function demoConversations(members: readonly DemoMember[], listings: readonly DemoListing[]): DemoConversations {
  const named = (content: string): string => withMentions(content, members);
  return {
    posts: postTexts.map((post, at) => {
      const random = seeded(`feed post ${at}`);
      const age = post.hours * 60;
      const ages = agesBetween(age, MIN_AGE, post.comments?.length ?? 0, random);
      return {
        ...post,
        age,
        image: post.picture ? postImagePath(post.author, ...post.picture) : null,
        likedBy: likersOf(post, members, random),
        comments: (post.comments ?? []).map(([author, content], index) => ({
          author,
          content: named(content),
          age: ages[index] ?? MIN_AGE,
        })),
      };
    }),
    events: eventTexts.map((event) => ({ ...event, places: registrationsOf(event) })),
    forums: forumTexts.map((forum) => ({
      ...forum,
      topics: forum.topics.map((topic) => {
        const between = agesBetween(
          topic.from * 60,
          topic.until * 60,
          Math.max(0, topic.posts.length - 2),
          seeded(`topic ${topic.title}`),
        );
        const ages = [topic.from * 60, ...between, topic.until * 60];
        return {
          ...topic,
          posts: topic.posts.map((post, at) => ({
            ...post,
            content: named(post.content),
            age: ages[at] ?? topic.until * 60,
          })),
        };
      }),
    })),
    conversations: [...conversationTexts, ...demoInquiries(members, listings, conversationTexts)].map(agedMessages),
  };
}

/** Replaces `@{n}` with a mention in its stored form. */
function withMentions(content: string, members: readonly DemoMember[]): string {
  return content.replaceAll(
    /@\{(\d+)\}/g,
    (_, number: string) => `@[${members[Number(number) - 1]?.name ?? ''}](${memberId(Number(number))})`,
  );
}

/** Returns `count` ages between the two, oldest first. Most are close to the oldest. */
function agesBetween(oldest: number, youngest: number, count: number, random: Random): number[] {
  const parts = Array.from({ length: count }, () => random.next() ** 1.6).toSorted((a, b) => a - b);
  return parts.map((part) => Math.round(oldest - (oldest - youngest) * (0.03 + 0.94 * part)));
}

function likersOf(post: PostText, members: readonly DemoMember[], random: Random): number[] {
  const readers = members
    .filter((member) => member.confirmed && member.number !== post.author)
    .map(({ number }) => number);
  // Views grow for the first three days.
  const reach = Math.min(1, 0.25 + post.hours / 72);
  return random.sample(readers, Math.round((post.appeal ?? 1) * reach * random.between(5, 17)));
}

function registrationsOf({ registered, capacity, age, day }: EventText): DemoEvent['places'] {
  const [from, until] = [(age - 0.5) * DAY, Math.max(0, -day) * DAY + 120];
  return registered.map((member, at) => ({
    member,
    status: at < (capacity ?? Infinity) ? 'registered' : 'waitlisted',
    age: Math.round(from - ((from - until) * at) / registered.length),
  }));
}

function agedMessages(conversation: ConversationText): DemoConversation {
  let age =
    conversation.age + conversation.messages.reduce((sum, { after }, at) => sum + (at === 0 ? 0 : (after ?? 1)), 0);
  return {
    ...conversation,
    messages: conversation.messages.map((message, at) => {
      if (at > 0) age -= message.after ?? 1;
      const [one, other] = conversation.between;
      const to = message.from === one ? other : one;
      return {
        ...message,
        age,
        path: message.attachment ? attachmentPath(message.from, to, message.attachment.name) : null,
      };
    }),
  };
}
