import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Attachment, Message } from '@/features/messaging/message';
import { authUser } from './auth';
import { setUnreadCounts } from './counts';
import { sellerId } from './members';
import { backendUrl } from './rest';

const members = `${backendUrl}/rest/v1/conversation_members`;

/** No messages and default settings. */
export const noMessages: HttpHandler[] = [
  http.get(`${backendUrl}/rest/v1/message_settings`, () => HttpResponse.json([])),
  http.post(`${backendUrl}/rest/v1/rpc/message_refusal`, () => HttpResponse.json(null)),
];

export const conversationId = 'cccccccc-0000-4000-8000-000000000001';

const sam = { id: sellerId, name: 'Sam Seller', profile_image_url: null, membership_tier: 'partner' };

/** The signed-in member’s side of a conversation with Sam Seller. */
export function side(change: object = {}) {
  return {
    id: 'dddddddd-0000-4000-8000-000000000001',
    conversation_id: conversationId,
    other_id: sellerId as string | null,
    unread: 0,
    last_message_at: '2026-01-15T18:03:00.000123+00:00',
    other: sam as typeof sam | null,
    conversation: {
      last_preview: 'See you at noon',
      last_user_id: sellerId as string | null,
      other_read_at: null as string | null,
    },
    ...change,
  };
}

const padded = (number: number) => String(number).padStart(12, '0');

/** The nth message, a minute after the previous one. Odd ones are by Sam. */
export function message(number: number, change: Partial<Message> = {}): Message {
  const at = new Date(Date.UTC(2026, 0, 15, 18) + number * 60_000).toISOString();
  return {
    id: `eeeeeeee-0000-4000-8000-${padded(number)}`,
    user_id: number % 2 === 1 ? sellerId : authUser.id,
    content: `Message ${number}`,
    // In the database’s format.
    created_at: at.replace('Z', '123+00:00'),
    property: null,
    attachments: [],
    ...change,
  };
}

export function attachment(change: Partial<Attachment> = {}): Attachment {
  return {
    path: `${sellerId}/${authUser.id}/1-plan.pdf`,
    name: 'plan.pdf',
    size: 245_000,
    mime_type: 'application/pdf',
    width: null,
    height: null,
    ...change,
  };
}

interface Sent {
  recipient_id: string;
  message_id: string;
  content: string;
  property_id?: string;
  attachments: { path: string; name: string }[];
}

/** The backend’s conversations; tests change and read them. */
export interface Mailbox {
  sides: ReturnType<typeof side>[];
  /** Messages of the one conversation, oldest first. */
  messages: Message[];
  /** The `before` cursor of every messages request; null for the newest page. */
  cursors: (string | null)[];
  sent: Sent[];
  /** The `read_until` argument of every call. */
  readUntil: (string | null)[];
  /** Why the member can’t send messages. */
  refusal: string | null;
  /** The paths of every request for signed URLs. */
  signed: string[][];
}

export function mailbox(change: Partial<Mailbox> = {}): Mailbox {
  return {
    sides: [side()],
    messages: [message(1), message(2), message(3)],
    cursors: [],
    sent: [],
    readUntil: [],
    refusal: null,
    signed: [],
    ...change,
  };
}

/** A backend for messages. Permissions are tested on the database. */
export function messagesBackend(box: Mailbox): HttpHandler[] {
  setUnreadCounts({ messages: () => box.sides.filter((one) => one.unread > 0).length });
  return [
    http.get(members, ({ request }) => {
      const of = new URL(request.url).searchParams;
      const address = /other_id\.eq\.([\da-f-]+)/.exec(of.get('or') ?? '')?.[1];
      const limit = Number(of.get('limit') ?? Infinity);
      const found = address
        ? box.sides.filter((one) => one.other_id === address || one.conversation_id === address)
        : box.sides;
      return HttpResponse.json(found.slice(0, limit));
    }),
    http.get(`${backendUrl}/rest/v1/messages`, ({ request }) => {
      const of = new URL(request.url).searchParams;
      const before = of.get('created_at')?.replace('lt.', '') ?? null;
      box.cursors.push(before);
      const newestFirst = box.messages.filter(({ created_at }) => !before || created_at < before).reverse();
      return HttpResponse.json(newestFirst.slice(0, Number(of.get('limit'))));
    }),
    http.post(`${backendUrl}/rest/v1/rpc/send_message`, async ({ request }) => {
      const sent = (await request.json()) as Sent;
      box.sent.push(sent);
      if (box.sides.length === 0) box.sides.push(side());
      if (!box.messages.some(({ id }) => id === sent.message_id)) {
        const created_at = new Date().toISOString().replace('Z', '456+00:00');
        box.messages.push(message(0, { id: sent.message_id, user_id: authUser.id, content: sent.content, created_at }));
      }
      return HttpResponse.json(conversationId);
    }),
    http.post(`${backendUrl}/rest/v1/rpc/mark_conversation_read`, async ({ request }) => {
      const { read_until } = (await request.json()) as { read_until: string | null };
      box.readUntil.push(read_until);
      for (const one of box.sides) one.unread = 0;
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(`${backendUrl}/rest/v1/rpc/message_refusal`, () => HttpResponse.json(box.refusal)),
    http.post(`${backendUrl}/functions/v1/open-file`, async ({ request }) => {
      const { bucket, files } = (await request.json()) as { bucket: string; files: string[] };
      box.signed.push(files);
      return HttpResponse.json({
        files: files.map((path) => ({
          path,
          url: `/storage/v1/object/sign/${bucket}/${path}?token=${box.signed.length}`,
        })),
      });
    }),
  ];
}
