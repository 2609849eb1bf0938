import { cleanLine } from '@/kit/formatting/plain-line';
import { baseHostname } from '@/platform/config/hosts';
import { brand } from '@/domain/site/brand';
import {
  messageRow,
  senderProblems,
  type MessageForm,
  type NewMessage,
  type Problems,
  type Values,
} from './message-form';

/** What a legal notice is about: stored subject and label. */
export const noticeSubjects = {
  copyright: 'Copyright',
  fair_housing: 'Fair housing',
} as const;

/** The number of links in a notice, as in the database. */
export const maxLinks = 10;

/** The statements that 17 U.S.C. § 512(c)(3)(A)(v) and (vi) require, as the sender confirms them. */
export const statements = {
  goodFaith:
    'I believe in good faith that the use of this material isn’t authorized by the copyright owner, its agent, or ' +
    'the law.',
  accurate:
    'The information in this notice is accurate. Under penalty of perjury, I own the exclusive right that’s ' +
    'infringed, or I’m authorized to act for its owner.',
} as const;

const noticeFields = [
  'subject',
  'links',
  'message',
  'name',
  'email',
  'company',
  'address',
  'goodFaith',
  'accurate',
  'signature',
  'website',
] as const;
export type NoticeField = (typeof noticeFields)[number];
type NoticeValues = Values<NoticeField>;

/**
 * The path of a page with content, from its URL on either host of `hostname` or a path; null for anything else. Without
 * query and fragment, as in the database.
 */
export function contentPath(text: string, hostname: string): string | null {
  const base = baseHostname(hostname);
  const prefix = /^https?:\/\//i.test(text) ? '' : text.startsWith('/') ? `https://${base}` : 'https://';
  if (!URL.canParse(prefix + text)) return null;
  const url = new URL(prefix + text);
  const path = url.pathname.replace(/\/+$/, '');
  const isContent = /^\/(?:property|marketplace|community|resources)\/[\w/-]{1,150}$/.test(path);
  return isContent && baseHostname(url.hostname) === base ? path : null;
}

const linksOf = (text: string) => text.split(/\s+/).filter(Boolean);

function linksProblem(text: string, hostname: string): string | undefined {
  const links = linksOf(text);
  if (links.length === 0) return 'Enter at least one link';
  if (links.length > maxLinks) return `Enter at most ${maxLinks} links. Send another notice for the rest.`;
  const wrong = links.find((link) => contentPath(link, hostname) === null);
  return wrong === undefined ? undefined : `This isn’t a page with content on ${brand.name}: ${wrong}`;
}

const messageProblems: Readonly<Record<string, string>> = {
  copyright: 'Describe the copyrighted work',
  fair_housing: 'Describe what discriminates',
};

function noticeProblems(values: NoticeValues): Problems<NoticeField> {
  const problems: Problems<NoticeField> = {};
  if (!values.subject) problems.subject = 'Choose what your notice is about';
  const links = linksProblem(values.links, window.location.hostname);
  if (links) problems.links = links;
  if (values.message.trim() === '') problems.message = messageProblems[values.subject] ?? 'Describe the problem';
  Object.assign(problems, senderProblems(values));
  if (values.subject !== 'copyright') return problems;
  if (values.address.trim() === '') problems.address = 'Enter your mailing address';
  if (!values.goodFaith) problems.goodFaith = 'A copyright notice needs this statement';
  if (!values.accurate) problems.accurate = 'A copyright notice needs this statement';
  if (cleanLine(values.signature) === '') problems.signature = 'Type your full name';
  return problems;
}

function noticeRow(values: NoticeValues): NewMessage {
  return {
    ...messageRow(values),
    links: linksOf(values.links).flatMap((link) => contentPath(link, window.location.hostname) ?? []),
    ...(values.subject === 'copyright' && {
      address: values.address.trim(),
      good_faith: true,
      accurate: true,
      signature: cleanLine(values.signature),
    }),
  };
}

/** The form for legal notices. */
export const noticeForm: MessageForm<NoticeField> = {
  draftKey: 'legal_notice_draft',
  fields: noticeFields,
  problemsOf: noticeProblems,
  rowOf: noticeRow,
  failed: 'We couldn’t send your notice.',
};
