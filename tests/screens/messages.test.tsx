import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { UnreadLink } from '@/features/messaging/components/unread-link';
// The screen loads it on first use, which takes long on a busy machine.
import '@/features/messaging/components/thread/conversation';
import MessagesScreen from '@/routes/app/messages-screen';
import { paths } from '@/shared/config/paths';
import { mockRealtimeSocket } from '../live-socket';
import { listing, listingId } from '../msw/listings';
import { member, sellerId } from '../msw/members';
import { attachment, conversationId, messagesBackend, mailbox, message, side, type Mailbox } from '../msw/messages';
import { backendUrl, failing, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';
import { layOutVirtualLists } from '../virtual-layout';

// The grid needs a layout, which jsdom doesn’t have.
vi.mock('emoji-picker-react', () => ({
  default: ({ onEmojiClick }: { onEmojiClick: (picked: { emoji: string }) => void }) => (
    <button type="button" onClick={() => onEmojiClick({ emoji: '😀' })}>
      Grinning
    </button>
  ),
}));

const channel = `member:${someMember.id}`;
/** The two IDs, in order. */
const typingChannel = `conversation:${[someMember.id, sellerId].toSorted().join(':')}`;
let sockets: ReturnType<typeof mockRealtimeSocket>;
let box: Mailbox;

layOutVirtualLists({ window: 600, row: 50 });
beforeAll(() => {
  sockets = mockRealtimeSocket();
});
beforeEach(() => {
  sockets.reset();
  box = mailbox();
  server.use(...messagesBackend(box), rows('users', [member({ id: someMember.id, membership_tier: 'pro' })]));
});

const screens = (
  <>
    <UnreadLink />
    <MessagesScreen />
  </>
);
const open = (at = paths.conversation(sellerId)) =>
  renderScreen(screens, {
    at,
    path: paths.conversation(':id'),
    routes: <Route path={paths.messages} element={screens} />,
    user: someMember,
  });
const field = () => screen.findByRole('textbox', { name: 'Message Sam Seller' });
const thread = () => screen.findByRole('region', { name: 'Messages with Sam Seller' });
const inbox = async () => within(await screen.findByRole('navigation', { name: 'Conversations' }));
const broadcastChange = () => act(() => sockets.broadcast(channel, 'changed', { changed: 'messages' }));
const joined = (topic: string) =>
  waitFor(() => expect(sockets.channels.joined.map((one) => one.topic)).toContain(topic));

describe('the inbox', () => {
  it('shows partner, preview, and unread count of each conversation', async () => {
    box.sides = [
      side({ unread: 2 }),
      side({
        id: 'b',
        conversation_id: 'c2',
        other_id: 'u2',
        other: null,
        conversation: { last_preview: 'Thanks', last_user_id: someMember.id, other_read_at: null },
      }),
      side({ id: 'c', conversation_id: 'c3', other_id: null, other: null }),
    ];
    open(paths.messages);
    expect(screen.getByText('Loading your messages')).toBeInTheDocument();
    const list = await inbox();
    const [first, second, third] = await list.findAllByRole('link');
    expect(first).toHaveAccessibleName(/Sam Seller.*See you at noon.*2 unread/);
    expect(first).toHaveAttribute('href', paths.conversation(sellerId));
    expect(second).toHaveAccessibleName(/A member.*You: Thanks/);
    expect(third).toHaveAccessibleName(/Former member/);
    expect(third).toHaveAttribute('href', paths.conversation('c3'));
    expect(screen.getByRole('heading', { level: 1, name: 'Messages' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Messages, 1 unread' })).toHaveAttribute('href', paths.messages);
  });

  it('loads the next page after the last row’s time and id', async () => {
    const page = Array.from({ length: 20 }, (_, index) =>
      side({
        id: `dddddddd-0000-4000-8000-0000000000${index + 10}`,
        conversation_id: `c${index}`,
        other_id: `u${index}`,
        last_message_at: `2026-11-20T10:00:${59 - index}+00:00`,
      }),
    );
    const requests: string[] = [];
    server.use(
      http.get(`${backendUrl}/rest/v1/conversation_members`, ({ request }) => {
        const after = new URL(request.url).searchParams.get('or');
        if (after) requests.push(after);
        return HttpResponse.json(after ? [side({ id: 'last' })] : page);
      }),
    );
    const { user } = open(paths.messages);
    await user.click(await screen.findByRole('button', { name: 'Show more conversations' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Show more conversations' })).not.toBeInTheDocument(),
    );
    expect(requests).toEqual([expect.stringContaining(`id.lt.${page.at(-1)?.id}`)]);
  });

  it('updates live and announces new messages politely', async () => {
    open(paths.messages);
    await (await inbox()).findByRole('link', { name: /See you at noon/ });
    await joined(channel);
    box.sides = [
      side({
        unread: 1,
        conversation: { last_preview: 'Are you there?', last_user_id: sellerId, other_read_at: null },
      }),
    ];
    broadcastChange();
    expect(await (await inbox()).findByRole('link', { name: /Are you there\?.*1 unread/ })).toBeVisible();
    expect(await screen.findByText('New message, 1 unread')).toHaveRole('status');
  });
});

describe('a conversation', () => {
  it('opens from the inbox, shows the messages, and is marked as read up to the newest', async () => {
    box.sides = [side({ unread: 1 })];
    const { user } = open(paths.messages);
    await user.click(await (await inbox()).findByRole('link', { name: /Sam Seller/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sam Seller' })).toBeInTheDocument();
    const list = within(await thread());
    expect(await list.findByText('Message 1')).toBeVisible();
    expect(list.getByText('This is the beginning of your conversation with Sam Seller.')).toBeVisible();
    expect(list.getByText(/January 15/)).toBeVisible();
    expect(list.getByText('New')).toBeVisible();
    expect(list.getAllByText('Sam Seller:')).toHaveLength(2);
    expect(list.getByText(/· Sent$/)).toBeVisible();
    await waitFor(() => expect(box.readUntil).toEqual([message(3).created_at]));
    expect(await screen.findByRole('link', { name: 'Messages' })).toBeVisible();
    expect(document.title).toMatch(/^Sam Seller/);
    expect(screen.getByRole('link', { name: 'Sam Seller' })).toHaveAttribute('href', paths.member(sellerId));
  });

  it('isn’t marked as read while the tab is hidden', async () => {
    box.sides = [side({ unread: 1 })];
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    open();
    await within(await thread()).findByText('Message 3');
    expect(box.readUntil).toEqual([]);
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(box.readUntil).toHaveLength(1));
    visibility.mockRestore();
  });

  it('renders messages as plain text with links', async () => {
    box.messages = [message(1, { content: '<img src=x onerror=alert(1)> see https://example.com/deal' })];
    open();
    const list = within(await thread());
    expect(await list.findByText(/<img src=x/)).toBeVisible();
    expect(list.getByRole('link', { name: 'https://example.com/deal' })).toHaveAttribute(
      'rel',
      expect.stringContaining('noopener'),
    );
  });

  it('loads older messages on scroll and renders only visible ones', async () => {
    box.messages = Array.from({ length: 90 }, (_, index) => message(index + 1));
    const { container } = open();
    const list = within(await thread());
    await list.findByText('Message 90');
    expect(list.queryByText('Message 61')).not.toBeInTheDocument();
    expect(container.querySelectorAll('section section li, section section time').length).toBeLessThan(30);
    // Older messages aren’t loaded until the reader scrolls up.
    expect(box.cursors.filter(Boolean)).toEqual([]);
    const region = await thread();
    region.scrollTop = 0;
    fireEvent.scroll(region);
    await waitFor(() => expect(box.cursors).toContain(message(61).created_at));
    expect(screen.getByRole('button', { name: 'Jump to latest' })).toBeVisible();
  });

  it('shows and announces new messages immediately', async () => {
    open();
    const list = within(await thread());
    await list.findByText('Message 3');
    await joined(channel);
    box.messages.push(message(5, { content: 'One more thing' }));
    box.sides = [side({ unread: 1 })];
    broadcastChange();
    expect(await list.findByText('One more thing')).toBeVisible();
    expect(await screen.findByText('New message from Sam Seller: One more thing')).toHaveRole('status');
    await waitFor(() => expect(box.readUntil).toContain(message(5).created_at));
  });

  it('offers Retry when newer messages can’t be loaded', async () => {
    open();
    const list = within(await thread());
    await list.findByText('Message 3');
    await joined(channel);
    box.messages.push(message(5));
    server.use(failing('messages'));
    broadcastChange();
    expect(await screen.findByText(/We couldn’t load newer messages/)).toBeVisible();
    expect(list.getByText('Message 3')).toBeVisible();
    server.use(...messagesBackend(box));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await list.findByText('Message 5')).toBeVisible();
    expect(screen.queryByText(/We couldn’t load newer messages/)).not.toBeInTheDocument();
  });
});

describe('the composer', () => {
  it('sends on Enter, but not on Shift+Enter, when blank, or during IME composition', async () => {
    const { user } = open();
    const text = await field();
    await user.type(text, '   {Enter}');
    expect(box.sent).toEqual([]);
    await user.clear(text);
    await user.type(text, 'Two{Shift>}{Enter}{/Shift}lines');
    fireEvent.keyDown(text, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(text, { key: 'Enter', keyCode: 229 });
    expect(box.sent).toEqual([]);
    await user.type(text, '{Enter}');
    expect(text).toHaveValue('');
    expect(text).toHaveFocus();
    await waitFor(() =>
      expect(box.sent).toEqual([
        expect.objectContaining({ recipient_id: sellerId, content: 'Two\nlines', attachments: [] }),
      ]),
    );
    expect(await within(await thread()).findByText(/Two\s+lines/)).toBeVisible();
    expect(await within(await thread()).findByText(/· Sent$/)).toBeVisible();
  });

  it('keeps a failed message with the error, and retries it with the same id', async () => {
    const refusal = 'You can send 30 messages a minute.';
    const ids: string[] = [];
    server.use(
      http.post(`${backendUrl}/rest/v1/rpc/send_message`, async ({ request }) => {
        ids.push(((await request.json()) as { message_id: string }).message_id);
        return HttpResponse.json({ code: 'P0001', message: refusal }, { status: 400 });
      }),
    );
    const { user, unmount } = open();
    await user.type(await field(), 'Hello{Enter}');
    expect(await screen.findByText('Not sent.')).toBeVisible();
    expect(screen.getByText(new RegExp(refusal))).toBeVisible();
    unmount();

    // A new visit, like after a reload.
    server.use(...messagesBackend(box));
    const again = open();
    await again.user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(box.sent.map(({ message_id }) => message_id)).toEqual(ids));
    await waitFor(() => expect(screen.queryByText('Not sent.')).not.toBeInTheDocument());
    expect(within(await thread()).getAllByText('Hello')).toHaveLength(1);
  });

  it('keeps a draft per conversation across navigation and reloads', async () => {
    const { user, unmount } = open();
    await user.type(await field(), 'Half a');
    await user.click(screen.getByRole('link', { name: 'Messages' }));
    expect(await screen.findByText('Select a conversation to read it here.')).toBeInTheDocument();
    await user.click(await (await inbox()).findByRole('link', { name: /Sam Seller/ }));
    expect(await field()).toHaveValue('Half a');
    unmount();
    open();
    expect(await field()).toHaveValue('Half a');
  });

  it('inserts an emoji at the cursor, and closes the picker on send', async () => {
    const { user } = open();
    const text = await field();
    await user.type(text, 'Hi there');
    (text as HTMLTextAreaElement).setSelectionRange(2, 2);
    await user.click(screen.getByRole('button', { name: 'Add an emoji' }));
    const choice = within(await screen.findByRole('dialog', { name: 'Emoji' }));
    await user.click(await choice.findByRole('button', { name: 'Grinning' }));
    expect(text).toHaveValue('Hi😀 there');
    fireEvent.keyDown(text, { key: 'Enter' });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Emoji' })).not.toBeInTheDocument());
    await waitFor(() => expect(box.sent[0]?.content).toBe('Hi😀 there'));
  });
});

describe('the first message', () => {
  beforeEach(() => {
    box.sides = [];
    box.messages = [];
    server.use(rows('users', [member({ id: sellerId, name: 'Sam Seller' })]));
  });

  it('creates the conversation', async () => {
    const { user } = open();
    expect(await screen.findByText('This is the beginning of your conversation with Sam Seller.')).toBeVisible();
    const text = await field();
    await user.type(text, 'Hello{Enter}');
    expect(await within(await thread()).findByText(/· Sent$/)).toBeVisible();
    expect(within(await thread()).getAllByText('Hello')).toHaveLength(1);
    expect(text).toHaveFocus();
    expect(await (await inbox()).findByRole('link', { name: /Sam Seller/ })).toHaveAttribute('aria-current', 'page');
  });

  it('is about the listing in the URL, which can be removed', async () => {
    server.use(rows('properties', [listing()]));
    const { user } = open(`${paths.conversation(sellerId)}?re=${listingId}`);
    expect(await screen.findByText('Brick duplex near the park')).toBeVisible();
    await user.type(await field(), 'Is it there?{Enter}');
    await waitFor(() => expect(box.sent[0]?.property_id).toBe(listingId));
    // The next message isn’t about the listing.
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/messages\/[\da-f-]+$/);
    expect(screen.queryByRole('button', { name: 'Write about something else' })).not.toBeInTheDocument();
  });

  it('shows the reason instead of the composer if the viewer can’t send it', async () => {
    box.refusal = 'Messages to members you’re not connected to are for Closer and Partner members.';
    server.use(rows('users', [member({ id: sellerId, name: 'Sam Seller', membership_tier: 'free' })]));
    open();
    expect(await screen.findByText(box.refusal)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', paths.membership);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('an unavailable partner', () => {
  it('behind a block leaves the messages and the reason why the viewer can’t write', async () => {
    box.refusal = 'You can’t message this member.';
    box.sides = [side({ other: null })];
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'A member' })).toBeVisible();
    expect(await screen.findByText(box.refusal)).toBeVisible();
    expect(await screen.findByText('Message 3')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Upgrade' })).not.toBeInTheDocument();
    expect(sockets.channels.joined.map(({ topic }) => topic)).not.toContain(typingChannel);
  });

  it('with a deleted account leaves the conversation under its own id', async () => {
    box.sides = [side({ other_id: null, other: null })];
    open(paths.conversation(conversationId));
    expect(await screen.findByText('This member has left. Your messages to each other stay here.')).toBeVisible();
    expect(await screen.findByText('Message 3')).toBeVisible();
  });
});

describe('the typing indicator', () => {
  it('shows while the partner types and ends with the message', async () => {
    open();
    await within(await thread()).findByText('Message 3');
    await joined(typingChannel);
    await joined(channel);
    act(() => sockets.broadcast(typingChannel, 'typing', { member: someMember.id }));
    expect(screen.queryByText('Sam Seller is typing')).not.toBeInTheDocument();
    act(() => sockets.broadcast(typingChannel, 'typing', { member: sellerId }));
    expect((await screen.findByText('Sam Seller is typing')).parentElement).toHaveRole('status');
    broadcastChange();
    await waitFor(() => expect(screen.queryByText('Sam Seller is typing')).not.toBeInTheDocument());
  });
});

describe('attachments', () => {
  it('show pictures and file downloads with URLs signed in one request', async () => {
    const picture = `${sellerId}/${someMember.id}/2-house.jpg`;
    box.messages = [
      message(1, {
        attachments: [
          attachment(),
          attachment({ path: picture, name: 'house.jpg', mime_type: 'image/jpeg', width: 1600, height: 1000 }),
        ],
      }),
      message(3, { content: '', attachments: [attachment({ path: null, name: 'gone.pdf' })] }),
    ];
    const { user } = open();
    const list = within(await thread());
    const file = await list.findByRole('link', { name: 'Download plan.pdf, 245 KB' });
    await waitFor(() =>
      expect(file).toHaveAttribute('href', expect.stringMatching(/1-plan\.pdf\?token=1&download=plan\.pdf$/)),
    );
    expect(await list.findByRole('img', { name: 'house.jpg' })).toHaveAttribute(
      'src',
      expect.stringContaining('2-house.jpg?token=1'),
    );
    expect(box.signed).toHaveLength(1);
    expect(list.getByText('gone.pdf: no longer available')).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Open house.jpg' }));
    expect(await screen.findByRole('dialog', { name: 'house.jpg' })).toBeVisible();
  });

  it('renew an expired URL once, then show an error with Retry', async () => {
    box.messages = [
      message(1, {
        attachments: [attachment({ path: 'a/b/1-house.jpg', name: 'house.jpg', mime_type: 'image/jpeg' })],
      }),
    ];
    const { user } = open();
    const list = within(await thread());
    fireEvent.error(await list.findByRole('img', { name: 'house.jpg' }));
    await waitFor(() =>
      expect(list.getByRole('img', { name: 'house.jpg' })).toHaveAttribute('src', expect.stringContaining('token=2')),
    );
    fireEvent.error(list.getByRole('img', { name: 'house.jpg' }));
    expect(await list.findByText(/We couldn’t load house\.jpg/)).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Retry' }));
    expect(await list.findByRole('img', { name: 'house.jpg' })).toBeVisible();
  });

  const pdf = new File(['%PDF-1.7'], 'terms.pdf', { type: 'application/pdf' });
  const choose = async (user: ReturnType<typeof open>['user'], ...files: File[]) => {
    await field();
    const [input] = screen.getAllByLabelText('Attach a file', { selector: 'input' });
    await user.upload(input as HTMLInputElement, files);
  };
  const handleUpload = (work: (path: string) => Response) =>
    http.post(`${backendUrl}/storage/v1/object/message-attachments/*`, ({ request }) =>
      work(new URL(request.url).pathname.split('message-attachments/')[1] ?? ''),
    );

  it('are uploaded to the recipient’s folder before the message is sent', async () => {
    const stored: string[] = [];
    server.use(handleUpload((path) => (stored.push(path), HttpResponse.json({}))));
    const { user } = open();
    await choose(user, pdf);
    expect(await screen.findByText('8 bytes')).toBeVisible();
    expect(stored).toEqual([expect.stringMatching(new RegExp(`^${someMember.id}/${sellerId}/\\d{13}-terms\\.pdf$`))]);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(box.sent[0]?.attachments).toEqual([{ path: stored[0], name: 'terms.pdf', width: null, height: null }]),
    );
    expect(box.sent[0]?.content).toBe('');
    expect(screen.queryByRole('list', { name: 'Attachments' })).toBeEmptyDOMElement();
  });

  it('block sending while one has failed, until it is retried or removed', async () => {
    server.use(handleUpload(() => HttpResponse.json({ statusCode: '500', message: 'broken' }, { status: 500 })));
    const { user } = open();
    await choose(user, pdf);
    expect(await screen.findByText('Not uploaded.')).toBeVisible();
    await user.type(await field(), 'Here it is{Enter}');
    expect(await screen.findByText('An attachment wasn’t uploaded. Try again or remove it.')).toBeVisible();
    expect(box.sent).toEqual([]);
    server.use(handleUpload(() => HttpResponse.json({})));
    await user.click(screen.getByRole('button', { name: 'Try terms.pdf again' }));
    expect(await screen.findByText('8 bytes')).toBeVisible();
    server.use(http.delete(`${backendUrl}/storage/v1/object/message-attachments`, () => HttpResponse.json([])));
    await user.click(screen.getByRole('button', { name: 'Remove terms.pdf' }));
    expect(screen.queryByText('8 bytes')).not.toBeInTheDocument();
    await user.type(await field(), '{Enter}');
    await waitFor(() => expect(box.sent).toHaveLength(1));
  });
});
