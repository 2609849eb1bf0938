import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { StrictMode } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { communityKeys } from '@/features/community/api/keys';
import MemberScreen from '@/routes/protected/member-screen';
import { paths } from '@/shared/config/paths';
import { listenForSockets } from '../live-socket';
import { cardRow } from '../msw/community';
import { listing, rpc } from '../msw/listings';
import { memberPage, someProfile } from '../msw/member-page';
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
const part = (name: string) => within(screen.getByRole('region', { name }));

beforeAll(() => {
  listenForSockets();
});

describe("a member's page", () => {
  it('shows everything the member tells', async () => {
    memberPage({ row: someProfile() });
    open();
    expect(screen.getByText('Loading the profile')).toBeInTheDocument();
    expect(await loaded()).toBeInTheDocument();
    expect(document.title).toMatch(/^Sam Seller/);
    for (const text of ['Partner Member', 'Builder', 'Houston, TX', 'Member since March 2025', '35 deals closed']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(part('About').getByText(/I turn houses/)).toHaveTextContent('Since 2009.');
    for (const text of ['Flipper', 'Residential', 'Small multifamily', 'Rehab budgeting', 'Licensed contractor']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    for (const text of ['Texas', 'Harris, TX', 'Travis, TX', 'Land'])
      expect(part('Buy box').getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /4\.3 out of 5, 9 reviews/ })).toHaveAttribute('href', '#reviews');
    expect(screen.getByText('11').closest('li')).toHaveTextContent('11 connections');
    expect(screen.getByRole('button', { name: 'Connect with Sam Seller' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Follow.*Sam Seller$/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'More about Sam Seller' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Edit profile' })).not.toBeInTheDocument();
  });

  it('links to other sites in a new tab, and to nothing that is no web address', async () => {
    memberPage({ row: someProfile() });
    open();
    await loaded();
    const [link, ...more] = part('Elsewhere').getAllByRole('link');
    expect(link).toHaveAttribute('href', 'https://linkedin.com/in/sam');
    expect(link?.getAttribute('rel')).toContain('noopener');
    expect(more).toHaveLength(0);
  });

  it('says little of a member who has told nothing', async () => {
    memberPage({
      row: someProfile(
        {
          bio: null,
          title: null,
          location: null,
          past_deals: 0,
          expertise: [],
          certifications: [],
          investment_interests: [],
          roles: null,
          industries: null,
          social_links: {},
          buy_box: null,
        },
        { ratings: [0, 0, 0, 0, 0] },
      ),
    });
    open();
    await loaded();
    expect(screen.getByText('Sam Seller has not written anything yet.')).toBeInTheDocument();
    for (const name of ['Buy box', 'Elsewhere', 'Mutual connections'])
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
    expect(await screen.findByText('Nothing on the market at the moment.')).toBeInTheDocument();
  });

  it('counts the visit once, and shows the count as it then is', async () => {
    const page = memberPage({ row: someProfile() });
    open();
    expect(await screen.findByText('41 profile views')).toBeInTheDocument();
    expect(page.viewed).toEqual([sellerId]);
  });

  it('shows the views it knows of when this one could not be counted', async () => {
    memberPage({ row: someProfile() });
    server.use(failing('rpc/record_profile_view'));
    open();
    expect(await screen.findByText('38 profile views')).toBeInTheDocument();
  });

  it('folds long lists', async () => {
    const counties = Array.from({ length: 9 }, (_, index) => `County ${index}, TX`);
    memberPage({ row: someProfile({ buy_box: { states: ['TX'], counties, property_types: [] } }) });
    const { user } = open();
    await loaded();
    expect(part('Buy box').queryByText('County 8, TX')).not.toBeInTheDocument();
    await user.click(part('Buy box').getByRole('button', { name: 'Show all 9 counties' }));
    expect(part('Buy box').getByText('County 8, TX')).toBeInTheDocument();
    expect(part('Buy box').queryByText('Property types')).not.toBeInTheDocument();
  });

  it('opens the list of followers', async () => {
    memberPage({ row: someProfile() });
    server.use(rows('follows', []));
    const { user } = open();
    await loaded();
    await user.click(screen.getByRole('button', { name: '26 followers' }));
    expect(await screen.findByRole('dialog', { name: 'Followers' })).toBeInTheDocument();
  });

  it('names whom both know', async () => {
    const known = Array.from({ length: 7 }, (_, index) =>
      cardRow({ id: `55555555-5555-4555-8555-55555555555${index}`, name: `Friend ${index}` }),
    );
    memberPage({ row: someProfile(), mutual: known });
    const { user } = open();
    const links = () => part('Mutual connections').getAllByRole('link');
    await screen.findByRole('region', { name: 'Mutual connections' });
    expect(links()).toHaveLength(5);
    expect(links()[0]).toHaveAttribute('href', paths.member(known[0]?.id ?? ''));
    await user.click(part('Mutual connections').getByRole('button', { name: 'Show all 7' }));
    expect(links()).toHaveLength(7);
  });
});

describe('the own page', () => {
  it('is edited, not followed, reviewed or counted', async () => {
    const page = memberPage({ row: someProfile({ id: someMember.id, email: 'sam@example.com' }) });
    open(someMember.id);
    await loaded();
    expect(screen.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', paths.editProfile);
    expect(screen.queryByRole('button', { name: /Connect|Follow Sam|More about/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.getByText('38 profile views')).toBeInTheDocument();
    expect(part('Contact').getByText('Seen by paid members and your connections.')).toBeInTheDocument();
    expect(page.viewed).toHaveLength(0);
  });
});

describe('contact details', () => {
  it('are for paid members, or opened by connecting', async () => {
    memberPage({ row: someProfile() });
    open();
    await loaded();
    const contact = part('Contact');
    expect(contact.getByText('Contact information available to Pro and Partner members')).toBeInTheDocument();
    expect(contact.getByText('It also opens once you and Sam Seller are connected.')).toBeInTheDocument();
    expect(contact.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', paths.membership);
  });

  it('are shown to those who may see them', async () => {
    memberPage({ row: someProfile({ email: 'sam@example.com', phone: '(512) 555-0100' }), tier: 'closer' });
    open();
    await loaded();
    expect(part('Contact').getByRole('link', { name: 'sam@example.com' })).toHaveAttribute(
      'href',
      'mailto:sam@example.com',
    );
    expect(part('Contact').getByRole('link', { name: '(512) 555-0100' })).toHaveAttribute('href', 'tel:5125550100');
  });

  it('appear when a request is accepted, and go with the connection', async () => {
    const connection = { id: '66666666-6666-4666-8666-666666666666', state: 'received' };
    const page = memberPage({ row: someProfile({ connection }) });
    server.use(
      http.patch(`${backendUrl}/rest/v1/connections`, () => {
        page.row = someProfile(
          { connection: { ...connection, state: 'connected' }, email: 'sam@example.com' },
          { connections: 12 },
        );
        return HttpResponse.json([{ id: connection.id }]);
      }),
      http.delete(`${backendUrl}/rest/v1/connections`, () => {
        page.row = someProfile();
        return HttpResponse.json([{ id: connection.id }]);
      }),
    );
    const { user } = open();
    await loaded();
    expect(part('Contact').getByText('It opens when you accept the request from Sam Seller.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Accept/ }));
    expect(await part('Contact').findByRole('link', { name: 'sam@example.com' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Connected/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove connection' }));
    await user.click(await screen.findByRole('button', { name: 'Remove connection' }));
    await waitFor(() =>
      expect(part('Contact').queryByRole('link', { name: 'sam@example.com' })).not.toBeInTheDocument(),
    );
  });
});

describe('a private profile', () => {
  it('says why this reader sees it', async () => {
    memberPage({
      row: someProfile({
        profile_status: 'private',
        connection: { id: 'c', state: 'connected' },
        email: 'sam@example.com',
      }),
    });
    open();
    await loaded();
    expect(screen.getByText('This profile is private. You see it because you are connected.')).toBeInTheDocument();
  });

  it('does not sell contact details that paying would not open', async () => {
    memberPage({
      row: someProfile({ profile_status: 'private', connection: { id: 'c', state: 'received' } }),
      tier: 'closer',
    });
    open();
    await loaded();
    expect(part('Contact').queryByRole('link', { name: 'Upgrade' })).not.toBeInTheDocument();
    expect(part('Contact').getByText('Contact information is for this member’s connections')).toBeInTheDocument();
  });
});

describe('an address that leads to nobody', () => {
  it.each(['77777777-7777-4777-8777-777777777777', 'nonsense'])('says so: %s', async (id) => {
    memberPage({ row: null });
    open(id);
    expect(await screen.findByText('Member not found')).toBeInTheDocument();
    expect(screen.getByText("The member you're looking for doesn't exist or has been removed.")).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to members' })).toHaveAttribute('href', paths.members);
    expect(document.title).toMatch(/^Member not found/);
  });

  it('is what a member becomes who blocks the reader', async () => {
    const page = memberPage({ row: someProfile() });
    const { queryClient } = open();
    await loaded();
    page.row = null;
    await queryClient.invalidateQueries({ queryKey: communityKeys.all });
    expect(await screen.findByText('Member not found')).toBeInTheDocument();
    expect(screen.queryByText('Sam Seller')).not.toBeInTheDocument();
  });
});

describe('failures', () => {
  it('can be tried again', async () => {
    memberPage({ row: someProfile() });
    server.use(failing('users'));
    const { user } = open();
    expect(await screen.findByText('This profile could not be loaded')).toBeInTheDocument();
    memberPage({ row: someProfile() });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await loaded()).toBeInTheDocument();
  });

  it('of one part leave the others', async () => {
    memberPage({ row: someProfile() });
    server.use(failing('rpc/mutual_connections'), failing('properties'));
    const { user } = open();
    await loaded();
    await screen.findByRole('region', { name: 'Mutual connections' });
    expect(await part('Listings').findByText('Failed to fetch listings')).toBeInTheDocument();
    server.use(rpc('mutual_connections', () => [cardRow({ name: 'Friend' })]));
    await user.click(part('Mutual connections').getByRole('button', { name: 'Retry' }));
    expect(await part('Mutual connections').findByRole('link', { name: /Friend/ })).toBeInTheDocument();
    server.use(rows('properties', [listing()]));
    await user.click(part('Listings').getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Brick duplex near the park')).toBeInTheDocument();
  });
});

describe("the member's listings", () => {
  const many = (count: number, from = 0) =>
    Array.from({ length: count }, (_, index) =>
      listing({ id: `7a06b9d4-b489-4c09-94d8-733bb4b216${from + index + 10}`, title: `Deal ${from + index}` }),
    );

  it('are those on the market, six at a time', async () => {
    memberPage({ row: someProfile() });
    const asked: URLSearchParams[] = [];
    server.use(
      http.get(`${backendUrl}/rest/v1/properties`, ({ request }) => {
        const of = new URL(request.url).searchParams;
        asked.push(of);
        return HttpResponse.json(of.has('or') ? many(1, 6) : many(6));
      }),
    );
    const { user } = open();
    const titles = () => part('Listings').getAllByRole('heading', { level: 3 });
    await screen.findByText('Deal 0');
    expect(titles()).toHaveLength(6);
    expect(asked[0]?.get('user_id')).toBe(`eq.${sellerId}`);
    expect(asked[0]?.get('status')).toBe('eq.active');
    expect(asked[0]?.get('order')).toBe('created_at.desc,id.desc');
    await user.click(part('Listings').getByRole('button', { name: 'Show more listings' }));
    expect(await screen.findByText('Deal 6')).toBeInTheDocument();
    expect(titles()).toHaveLength(7);
    expect(part('Listings').queryByRole('button', { name: 'Show more listings' })).not.toBeInTheDocument();
  });
});
