import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ReadMarks } from '@/features/messaging/components/read-marks';
import PropertyScreen from '@/routes/marketing/property-screen';
import ListingScreen from '@/routes/protected/listing-screen';
import MemberScreen from '@/routes/protected/member-screen';
import { paths } from '@/shared/config/paths';
import { listenForSockets } from '../live-socket';
import { listing, listingId, rpc } from '../msw/listings';
import { memberPage, someProfile } from '../msw/member-page';
import { member, sellerId } from '../msw/members';
import { keepsMessages, mailbox, type Mailbox } from '../msw/messages';
import { backendUrl, failing, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';
import { layOutVirtualLists } from '../virtual-layout';

let box: Mailbox;

layOutVirtualLists({ window: 600, row: 50 });
beforeAll(() => {
  listenForSockets();
});
beforeEach(() => {
  box = mailbox();
  server.use(...keepsMessages(box));
});

describe('from a listing', () => {
  const open = (email: string | null) => {
    server.use(
      rows('properties', [listing()]),
      rows('users', [member({ email, gates: [] })]),
      rows('property_feedback', []),
      rpc('increment_property_view_count', () => 42),
      rpc('similar_properties', () => []),
      rpc('match_listing', () => null),
    );
    return renderScreen(<ListingScreen />, {
      at: paths.listing(listingId),
      path: paths.listing(':id'),
      user: someMember,
    });
  };

  it('opens a window with what was written before, and sends what is about the listing', async () => {
    const { user } = open('sam@example.com');
    const button = await screen.findByRole('button', { name: 'Message' });
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Sam Seller' }));
    expect(dialog.getByText('Re: Brick duplex near the park')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Open in Messages' })).toHaveAttribute(
      'href',
      paths.conversation(sellerId),
    );
    expect(await dialog.findByText('Message 3')).toBeVisible();
    for (const name of ['Attach an image', 'Attach a file', 'Add an emoji', 'Send'])
      expect(dialog.getByRole('button', { name })).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Message Sam Seller' }), 'What is the cap rate?{Enter}');
    await waitFor(() =>
      expect(box.sent).toEqual([expect.objectContaining({ content: 'What is the cap rate?', property_id: listingId })]),
    );
    expect(await dialog.findByText(/· Sent$/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Re: Brick duplex near the park' })).toHaveAttribute(
      'href',
      paths.listing(listingId),
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button).toHaveFocus();
  });

  it('keeps what was not sent', async () => {
    const { user } = open('sam@example.com');
    await user.click(await screen.findByRole('button', { name: 'Message' }));
    await user.type(await screen.findByRole('textbox', { name: 'Message Sam Seller' }), 'Half a');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Message' }));
    expect(await screen.findByRole('textbox', { name: 'Message Sam Seller' })).toHaveValue('Half a');
  });

  it('says when the conversation cannot be loaded, and tries again', async () => {
    const { user } = open('sam@example.com');
    const button = await screen.findByRole('button', { name: 'Message' });
    server.use(failing('conversation_members'));
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Sam Seller' }));
    expect(await dialog.findByText('This conversation could not be loaded')).toBeVisible();
    server.use(...keepsMessages(box));
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByText('Message 3')).toBeVisible();
  });

  it('is offered where the contact details are, and not to others', async () => {
    open(null);
    expect(await screen.findByText('Contact information available to Pro and Partner members')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Message' })).not.toBeInTheDocument();
  });

  it('leads from the public site to the app', async () => {
    server.use(
      rows('properties', [listing()]),
      rows('users', [member({ email: 'sam@example.com' })]),
      rows('property_feedback', []),
      rpc('increment_property_view_count', () => 42),
      rpc('similar_properties', () => []),
    );
    renderScreen(<PropertyScreen />, { at: paths.property(listingId), path: paths.property(':id'), user: someMember });
    expect(await screen.findByRole('link', { name: 'Message' })).toHaveAttribute(
      'href',
      `http://app.localhost:3000${paths.conversation(sellerId)}?re=${listingId}`,
    );
  });
});

describe('from a member’s page', () => {
  it('opens a window about nothing in particular', async () => {
    memberPage({ row: someProfile({ email: 'sam@example.com' }), tier: 'pro' });
    const { user } = renderScreen(<MemberScreen />, {
      at: paths.member(sellerId),
      path: paths.member(':id'),
      user: someMember,
    });
    await user.click(await screen.findByRole('button', { name: 'Message' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sam Seller' }));
    await user.type(await dialog.findByRole('textbox'), 'Hello{Enter}');
    await waitFor(() => expect(box.sent).toHaveLength(1));
    expect(box.sent[0]).not.toHaveProperty('property_id');
    expect(dialog.queryByText(/^Re:/)).not.toBeInTheDocument();
  });

  it('is not on one’s own', async () => {
    memberPage({ row: someProfile({ id: someMember.id, email: 'sam@example.com' }) });
    renderScreen(<MemberScreen />, { at: paths.member(someMember.id), path: paths.member(':id'), user: someMember });
    await screen.findByRole('heading', { level: 1, name: 'Sam Seller' });
    expect(screen.queryByRole('button', { name: 'Message' })).not.toBeInTheDocument();
  });
});

describe('whether others see that one has read', () => {
  const settings = `${backendUrl}/rest/v1/message_settings`;
  const choice = () => screen.findByRole('switch', { name: 'Show when I have read messages' });

  it('is on unless switched off, which is stored at once', async () => {
    const stored: unknown[] = [];
    server.use(
      http.post(settings, async ({ request }) => {
        stored.push(await request.json());
        server.use(http.get(settings, () => HttpResponse.json([{ read_marks: false }])));
        return new HttpResponse(null, { status: 201 });
      }),
    );
    const { user } = renderScreen(<ReadMarks />, { user: someMember });
    expect(await choice()).toBeChecked();
    await user.click(await choice());
    expect(await choice()).not.toBeChecked();
    await waitFor(() => expect(stored).toEqual([{ user_id: someMember.id, read_marks: false }]));
    expect(await choice()).not.toBeChecked();
  });

  it('is taken back when it is not stored', async () => {
    server.use(http.post(settings, () => HttpResponse.json({ message: 'broken' }, { status: 500 })));
    const { user } = renderScreen(<ReadMarks />, { user: someMember });
    await user.click(await choice());
    expect(await screen.findByText(/^That was not saved\./)).toBeVisible();
    expect(await choice()).toBeChecked();
  });

  it('can be loaded again', async () => {
    server.use(failing('message_settings'));
    const { user } = renderScreen(<ReadMarks />, { user: someMember });
    expect(await screen.findByText(/^This choice could not be loaded\./)).toBeVisible();
    server.use(http.get(settings, () => HttpResponse.json([])));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await choice()).toBeChecked();
  });
});
