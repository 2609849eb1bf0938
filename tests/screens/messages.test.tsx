import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { UnreadLink } from '@/features/messaging/components/unread-link';
import MessagesScreen from '@/routes/protected/messages-screen';
import { paths } from '@/shared/config/paths';
import { listenForSockets } from '../live-socket';
import { listing, listingId } from '../msw/listings';
import { heldBack } from '../msw/auth';
import { member, sellerId } from '../msw/members';
import { attachment, conversationId, keepsMessages, mailbox, message, side, type Mailbox } from '../msw/messages';
import { backendUrl, failing, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';
import { layOutVirtualLists } from '../virtual-layout';

// Its grid needs a layout, which jsdom has not.
vi.mock('emoji-picker-react', () => ({
  default: ({ onEmojiClick }: { onEmojiClick: (picked: { emoji: string }) => void }) => (
    <button type="button" onClick={() => onEmojiClick({ emoji: '😀' })}>
      Grinning
    </button>
  ),
}));

const channel = `member:${someMember.id}`;
let sockets: ReturnType<typeof listenForSockets>;
let box: Mailbox;

layOutVirtualLists({ window: 600, row: 50 });
beforeAll(() => {
  sockets = listenForSockets();
});
beforeEach(() => {
  sockets.forget();
  box = mailbox();
  server.use(...keepsMessages(box), rows('users', [member({ id: someMember.id, membership_tier: 'pro' })]));
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
const told = () => act(() => sockets.say(channel, 'changed', { changed: 'messages' }));
const joined = (topic: string) => waitFor(() => expect(sockets.seen.joined.map((one) => one.topic)).toContain(topic));

describe('the inbox', () => {
  it('shows with whom, how it ended, and what is unread', async () => {
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

  it('without anything says what to do', async () => {
    box.sides = [];
    open(paths.messages);
    expect(await screen.findByRole('heading', { name: 'No messages yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse the marketplace' })).toHaveAttribute('href', paths.marketplace);
    expect(screen.getByRole('link', { name: 'Browse Members' })).toHaveAttribute('href', paths.members);
  });

  it('says when it cannot be loaded, and tries again', async () => {
    server.use(failing('conversation_members'));
    const { user } = open(paths.messages);
    expect(await screen.findByText('Your messages could not be loaded')).toBeVisible();
    server.use(...keepsMessages(box));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await (await inbox()).findByRole('link', { name: /Sam Seller/ })).toBeVisible();
  });

  it('loads the next page after the last row, by its time and id', async () => {
    const page = Array.from({ length: 20 }, (_, index) =>
      side({
        id: `dddddddd-0000-4000-8000-0000000000${index + 10}`,
        conversation_id: `c${index}`,
        other_id: `u${index}`,
        last_message_at: `2026-11-20T10:00:${59 - index}+00:00`,
      }),
    );
    const asked: string[] = [];
    server.use(
      http.get(`${backendUrl}/rest/v1/conversation_members`, ({ request }) => {
        const after = new URL(request.url).searchParams.get('or');
        if (after) asked.push(after);
        return HttpResponse.json(after ? [side({ id: 'last' })] : page);
      }),
    );
    const { user } = open(paths.messages);
    await user.click(await screen.findByRole('button', { name: 'Show more conversations' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Show more conversations' })).not.toBeInTheDocument(),
    );
    expect(asked).toEqual([expect.stringContaining(`id.lt.${page.at(-1)?.id}`)]);
  });

  it('follows what is written, and says so politely', async () => {
    open(paths.messages);
    await (await inbox()).findByRole('link', { name: /See you at noon/ });
    await joined(channel);
    box.sides = [
      side({
        unread: 1,
        conversation: { last_preview: 'Are you there?', last_user_id: sellerId, other_read_at: null },
      }),
    ];
    told();
    expect(await (await inbox()).findByRole('link', { name: /Are you there\?.*1 unread/ })).toBeVisible();
    expect(await screen.findByText('New message, 1 unread')).toHaveRole('status');
  });
});

describe('a conversation', () => {
  it('is opened from the inbox, shows who wrote what when, and marks itself as read up to what is shown', async () => {
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
    await waitFor(() => expect(box.marked).toEqual([message(3).created_at]));
    expect(await screen.findByRole('link', { name: 'Messages' })).toBeVisible();
    expect(document.title).toMatch(/^Sam Seller/);
    expect(screen.getByRole('link', { name: 'Sam Seller' })).toHaveAttribute('href', paths.member(sellerId));
  });

  it('is not marked as read while the tab is not looked at', async () => {
    box.sides = [side({ unread: 1 })];
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    open();
    await within(await thread()).findByText('Message 3');
    expect(box.marked).toEqual([]);
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(box.marked).toHaveLength(1));
    visibility.mockRestore();
  });

  it('says what the partner has read', async () => {
    box.sides = [
      side({ conversation: { last_preview: '', last_user_id: null, other_read_at: message(2).created_at } }),
    ];
    open();
    expect(await within(await thread()).findByText(/· Read$/)).toBeVisible();
  });

  it('shows what was written as text, with its links', async () => {
    box.messages = [message(1, { content: '<img src=x onerror=alert(1)> see https://example.com/deal' })];
    open();
    const list = within(await thread());
    expect(await list.findByText(/<img src=x/)).toBeVisible();
    expect(list.getByRole('link', { name: 'https://example.com/deal' })).toHaveAttribute(
      'rel',
      expect.stringContaining('noopener'),
    );
  });

  it('reads older messages where the known ones end, and draws only those in sight', async () => {
    box.messages = Array.from({ length: 90 }, (_, index) => message(index + 1));
    const { container } = open();
    const list = within(await thread());
    await list.findByText('Message 90');
    expect(list.queryByText('Message 61')).not.toBeInTheDocument();
    expect(container.querySelectorAll('section section li, section section time').length).toBeLessThan(30);
    // Not read before the reader goes there.
    expect(box.asked.filter(Boolean)).toEqual([]);
    const region = await thread();
    region.scrollTop = 0;
    fireEvent.scroll(region);
    await waitFor(() => expect(box.asked).toContain(message(61).created_at));
    expect(screen.getByRole('button', { name: 'To the newest' })).toBeVisible();
  });

  it('shows what comes in at once, and announces it', async () => {
    open();
    const list = within(await thread());
    await list.findByText('Message 3');
    await joined(channel);
    box.messages.push(message(5, { content: 'One more thing' }));
    box.sides = [side({ unread: 1 })];
    told();
    expect(await list.findByText('One more thing')).toBeVisible();
    expect(await screen.findByText('New message from Sam Seller: One more thing')).toHaveRole('status');
    await waitFor(() => expect(box.marked).toContain(message(5).created_at));
  });

  it('says when newer messages cannot be read, and reads them when asked to', async () => {
    open();
    const list = within(await thread());
    await list.findByText('Message 3');
    await joined(channel);
    box.messages.push(message(5));
    server.use(failing('messages'));
    told();
    expect(await screen.findByText(/Newer messages could not be loaded/)).toBeVisible();
    expect(list.getByText('Message 3')).toBeVisible();
    server.use(...keepsMessages(box));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await list.findByText('Message 5')).toBeVisible();
    expect(screen.queryByText(/Newer messages could not/)).not.toBeInTheDocument();
  });

  it.each([
    ['conversation_members', 'This conversation could not be loaded'],
    ['messages', 'These messages could not be loaded'],
  ] as const)('without %s says so and tries again', async (table, text) => {
    server.use(failing(table));
    const { user } = open();
    const alert = within(
      await screen.findByText(text).then((title) => title.closest<HTMLElement>('[role="alert"]') ?? title),
    );
    server.use(...keepsMessages(box));
    await user.click(alert.getByRole('button', { name: 'Retry' }));
    expect(await within(await thread()).findByText('Message 3')).toBeVisible();
  });

  it('with nobody says so', async () => {
    box.sides = [];
    server.use(rows('users', []));
    open();
    expect(await screen.findByRole('heading', { name: 'Member not found', level: 2 })).toBeVisible();
  });

  it('with oneself is none', async () => {
    box.sides = [];
    open(paths.conversation(someMember.id));
    expect(await screen.findByText('This is you')).toBeVisible();
  });
});

describe('writing', () => {
  it('Enter sends, Shift and Enter begins a line, blank is not sent, and neither is a word that is being composed', async () => {
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

  it('is seen at once, before the answer', async () => {
    const { answer, give } = heldBack<null>();
    server.use(
      http.post(`${backendUrl}/rest/v1/rpc/send_message`, async () =>
        answer.then(() => HttpResponse.json(conversationId)),
      ),
    );
    const { user } = open();
    await user.type(await field(), 'Hello{Enter}');
    const list = within(await thread());
    expect(await list.findByText('Hello')).toBeVisible();
    expect(list.getByText(/· Sending\.\.\.$/)).toBeVisible();
    give(null);
    expect(await list.findByText(/· Sent$/)).toBeVisible();
    expect(list.getAllByText('Hello')).toHaveLength(1);
  });

  it('what was not sent stays, says why, and is sent again as the same message', async () => {
    const refusal = 'You can send 30 messages a minute. Please wait a moment.';
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

    // Another visit, as after a reload.
    server.use(...keepsMessages(box));
    const again = open();
    await again.user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(box.sent.map(({ message_id }) => message_id)).toEqual(ids));
    await waitFor(() => expect(screen.queryByText('Not sent.')).not.toBeInTheDocument());
    expect(within(await thread()).getAllByText('Hello')).toHaveLength(1);
  });

  it('what was not sent can be thrown away', async () => {
    server.use(failing('rpc/send_message'));
    const { user } = open();
    await user.type(await field(), 'Hello{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(screen.queryByText('Hello')).not.toBeInTheDocument();
  });

  it('a draft stays with its conversation, over other screens and a reload', async () => {
    const { user, unmount } = open();
    await user.type(await field(), 'Half a');
    await user.click(screen.getByRole('link', { name: 'Messages' }));
    expect(await screen.findByText('Your conversations open here.')).toBeInTheDocument();
    await user.click(await (await inbox()).findByRole('link', { name: /Sam Seller/ }));
    expect(await field()).toHaveValue('Half a');
    unmount();
    open();
    expect(await field()).toHaveValue('Half a');
  });

  it('too much is told before it is sent, and nothing of it is lost', async () => {
    const { user } = open();
    const text = await field();
    fireEvent.change(text, { target: { value: 'a'.repeat(4001) } });
    expect(screen.getByText('1 too many')).toBeVisible();
    await user.type(text, '{Enter}');
    expect(await screen.findByText('A message can have 4,000 characters. Please shorten it.')).toBeVisible();
    expect(text).toHaveValue('a'.repeat(4001));
    expect(box.sent).toEqual([]);
  });

  it('an emoji goes where the caret is, and sending closes the choice', async () => {
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

  it('makes the conversation', async () => {
    const { user } = open();
    expect(await screen.findByText('This is the beginning of your conversation with Sam Seller.')).toBeVisible();
    const text = await field();
    await user.type(text, 'Hello{Enter}');
    expect(await within(await thread()).findByText(/· Sent$/)).toBeVisible();
    expect(within(await thread()).getAllByText('Hello')).toHaveLength(1);
    expect(text).toHaveFocus();
    expect(await (await inbox()).findByRole('link', { name: /Sam Seller/ })).toHaveAttribute('aria-current', 'page');
  });

  it('is about the listing in the address, which can be taken away', async () => {
    server.use(rows('properties', [listing()]));
    const { user } = open(`${paths.conversation(sellerId)}?re=${listingId}`);
    expect(await screen.findByText('Brick duplex near the park')).toBeVisible();
    await user.type(await field(), 'Is it there?{Enter}');
    await waitFor(() => expect(box.sent[0]?.property_id).toBe(listingId));
    // What is written next is not.
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/messages\/[\da-f-]+$/);
    expect(screen.queryByRole('button', { name: 'Write about something else' })).not.toBeInTheDocument();
  });

  it('is not for everybody, which is said where it would be written', async () => {
    box.refusal = 'Messages to members you are not connected to are for Pro and Partner members.';
    server.use(rows('users', [member({ id: sellerId, name: 'Sam Seller', membership_tier: 'free' })]));
    open();
    expect(await screen.findByText(box.refusal)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', paths.membership);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('a partner who is not there', () => {
  it('behind a block: the past stays, and why nothing can be written is told', async () => {
    box.refusal = "You can't exchange messages with this member.";
    box.sides = [side({ other: null })];
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'A member' })).toBeVisible();
    expect(await screen.findByText(box.refusal)).toBeVisible();
    expect(await screen.findByText('Message 3')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Upgrade' })).not.toBeInTheDocument();
    expect(sockets.seen.joined.map(({ topic }) => topic)).not.toContain(`conversation:${conversationId}`);
  });

  it('gone for good: the conversation is found by its own id', async () => {
    box.sides = [side({ other_id: null, other: null })];
    open(paths.conversation(conversationId));
    expect(await screen.findByText('This member has left. What you wrote to each other stays here.')).toBeVisible();
    expect(await screen.findByText('Message 3')).toBeVisible();
  });
});

describe('typing', () => {
  it('is shown while the partner types, and ends with the message', async () => {
    open();
    await within(await thread()).findByText('Message 3');
    await joined(`conversation:${conversationId}`);
    await joined(channel);
    act(() => sockets.say(`conversation:${conversationId}`, 'typing', { member: someMember.id }));
    expect(screen.queryByText('Sam Seller is typing')).not.toBeInTheDocument();
    act(() => sockets.say(`conversation:${conversationId}`, 'typing', { member: sellerId }));
    expect((await screen.findByText('Sam Seller is typing')).parentElement).toHaveRole('status');
    told();
    await waitFor(() => expect(screen.queryByText('Sam Seller is typing')).not.toBeInTheDocument());
  });
});

describe('what a message carries', () => {
  it('pictures are shown and files downloaded, through links that are signed with one request', async () => {
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

  it('a link that has run out is renewed once; then it says so and can be tried again', async () => {
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
    expect(await list.findByText(/house\.jpg could not be loaded/)).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Retry' }));
    expect(await list.findByRole('img', { name: 'house.jpg' })).toBeVisible();
  });

  const pdf = new File(['%PDF-1.7'], 'terms.pdf', { type: 'application/pdf' });
  const choose = async (user: ReturnType<typeof open>['user'], ...files: File[]) => {
    await field();
    const [input] = screen.getAllByLabelText('Attach a file', { selector: 'input' });
    await user.upload(input as HTMLInputElement, files);
  };
  const stores = (work: (path: string) => Response) =>
    http.post(`${backendUrl}/storage/v1/object/message-attachments/*`, ({ request }) =>
      work(new URL(request.url).pathname.split('message-attachments/')[1] ?? ''),
    );

  it('is uploaded before it is sent, into the folder for the recipient', async () => {
    const stored: string[] = [];
    server.use(stores((path) => (stored.push(path), HttpResponse.json({}))));
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

  it('that failed keeps the message back, until it is tried again or removed', async () => {
    server.use(stores(() => HttpResponse.json({ statusCode: '500', message: 'broken' }, { status: 500 })));
    const { user } = open();
    await choose(user, pdf);
    expect(await screen.findByText('Not uploaded.')).toBeVisible();
    await user.type(await field(), 'Here it is{Enter}');
    expect(await screen.findByText('An attachment was not uploaded. Try it again, or remove it.')).toBeVisible();
    expect(box.sent).toEqual([]);
    server.use(stores(() => HttpResponse.json({})));
    await user.click(screen.getByRole('button', { name: 'Try terms.pdf again' }));
    expect(await screen.findByText('8 bytes')).toBeVisible();
    server.use(http.delete(`${backendUrl}/storage/v1/object/message-attachments`, () => HttpResponse.json([])));
    await user.click(screen.getByRole('button', { name: 'Remove terms.pdf' }));
    expect(screen.queryByText('8 bytes')).not.toBeInTheDocument();
    await user.type(await field(), '{Enter}');
    await waitFor(() => expect(box.sent).toHaveLength(1));
  });

  it('of another kind is refused before it is uploaded', async () => {
    const { user } = open();
    await choose(user, new File(['MZ'], 'setup.pdf'));
    expect(await screen.findByText(/setup\.pdf cannot be sent/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  });

  it('is five files at most', async () => {
    server.use(stores(() => HttpResponse.json({})));
    const { user } = open();
    await choose(user, ...Array.from({ length: 6 }, (_, index) => new File(['%PDF-1.7'], `file-${index}.pdf`)));
    expect(await screen.findByText('A message can carry 5 files. file-5.pdf was left out.')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Remove file/ })).toHaveLength(5);
  });
});
