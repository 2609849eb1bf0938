import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { StrictMode } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import MemberScreen from '@/routes/app/member-screen';
import { paths } from '@/shared/config/paths';
import { mockRealtimeSocket } from '../live-socket';
import { cardRow } from '../msw/community';
import { listing, rpc } from '../msw/listings';
import { memberPageBackend, completeProfile } from '../msw/member-page';
import { sellerId } from '../msw/members';
import { backendUrl, failing, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

const open = (id = sellerId) =>
  renderScreen(
    <StrictMode>
      <MemberScreen />
    </StrictMode>,
    { at: paths.member(id), path: paths.member(':id'), user: someMember },
  );
const loaded = (name = 'Sam Seller') => screen.findByRole('heading', { level: 1, name });
const section = (name: string) => within(screen.getByRole('region', { name }));

beforeAll(() => {
  mockRealtimeSocket();
});

describe('a member’s page', () => {
  it('records one profile view and shows the new count', async () => {
    const page = memberPageBackend({ row: completeProfile() });
    open();
    expect(await screen.findByText('41 profile views')).toBeInTheDocument();
    expect(page.viewed).toEqual([sellerId]);
  });
});

describe('one’s own member page', () => {
  it('can be edited, but not followed, reviewed, or counted', async () => {
    const page = memberPageBackend({ row: completeProfile({ id: someMember.id, email: 'sam@example.com' }) });
    open(someMember.id);
    await loaded();
    expect(screen.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', paths.editProfile);
    expect(screen.queryByRole('button', { name: /Connect|Follow Sam|More actions/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.getByText('38 profile views')).toBeInTheDocument();
    expect(section('Contact').getByText('Visible to paid members and your connections.')).toBeInTheDocument();
    expect(page.viewed).toHaveLength(0);
  });
});

describe('contact details', () => {
  it('are offered with a plan or a connection', async () => {
    memberPageBackend({ row: completeProfile() });
    open();
    await loaded();
    const contact = section('Contact');
    expect(contact.getByText('Contact information is included in the Closer plan')).toBeInTheDocument();
    expect(contact.getByText('You’ll also see it once you and Sam Seller are connected.')).toBeInTheDocument();
    expect(contact.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', paths.membership);
  });

  it('are shown to entitled viewers', async () => {
    memberPageBackend({
      row: completeProfile({
        email: 'sam@example.com',
        phone: '(512) 555-0100',
        website: 'https://www.sam.example/',
      }),
      tier: 'closer',
    });
    open();
    await loaded();
    expect(section('Contact').getByRole('link', { name: 'sam@example.com' })).toHaveAttribute(
      'href',
      'mailto:sam@example.com',
    );
    expect(section('Contact').getByRole('link', { name: '(512) 555-0100' })).toHaveAttribute('href', 'tel:5125550100');
    const website = section('Contact').getByRole('link', { name: /^sam\.example/ });
    expect(website).toHaveAttribute('href', 'https://www.sam.example/');
    expect(website).toHaveAttribute('rel', 'nofollow noopener ugc');
  });
});

describe('a missing member', () => {
  it.each(['77777777-7777-4777-8777-777777777777', 'nonsense'])('is reported as not found: %s', async (id) => {
    memberPageBackend({ row: null });
    open(id);
    expect(await screen.findByText('Member not found')).toBeInTheDocument();
    expect(screen.getByText("The member you're looking for doesn't exist or has been removed.")).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to members' })).toHaveAttribute('href', paths.members);
    expect(document.title).toMatch(/^Member not found/);
  });
});

describe('failures on a member’s page', () => {
  it('in one section leave the others intact', async () => {
    memberPageBackend({ row: completeProfile() });
    server.use(failing('rpc/mutual_connections'), failing('properties'));
    const { user } = open();
    await loaded();
    await screen.findByRole('region', { name: 'Mutual connections' });
    expect(await section('Listings').findByText('Failed to fetch listings')).toBeInTheDocument();
    server.use(rpc('mutual_connections', () => [cardRow({ name: 'Friend' })]));
    await user.click(section('Mutual connections').getByRole('button', { name: 'Retry' }));
    expect(await section('Mutual connections').findByRole('link', { name: /Friend/ })).toBeInTheDocument();
    server.use(rows('properties', [listing()]));
    await user.click(section('Listings').getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Brick duplex near the park')).toBeInTheDocument();
  });
});

describe('a member’s listings', () => {
  const many = (count: number, from = 0) =>
    Array.from({ length: count }, (_, index) =>
      listing({ id: `7a06b9d4-b489-4c09-94d8-733bb4b216${from + index + 10}`, title: `Deal ${from + index}` }),
    );

  it('are the active ones, six per page', async () => {
    memberPageBackend({ row: completeProfile() });
    const requests: URLSearchParams[] = [];
    server.use(
      http.get(`${backendUrl}/rest/v1/properties`, ({ request }) => {
        const params = new URL(request.url).searchParams;
        requests.push(params);
        return HttpResponse.json(params.has('or') ? many(1, 6) : many(6));
      }),
    );
    const { user } = open();
    const titles = () => section('Listings').getAllByRole('heading', { level: 3 });
    await screen.findByText('Deal 0');
    expect(titles()).toHaveLength(6);
    expect(requests[0]?.get('user_id')).toBe(`eq.${sellerId}`);
    expect(requests[0]?.get('status')).toBe('eq.active');
    expect(requests[0]?.get('order')).toBe('created_at.desc,id.desc');
    await user.click(section('Listings').getByRole('button', { name: 'Show more listings' }));
    expect(await screen.findByText('Deal 6')).toBeInTheDocument();
    expect(titles()).toHaveLength(7);
    expect(section('Listings').queryByRole('button', { name: 'Show more listings' })).not.toBeInTheDocument();
  });
});
