import { http, HttpResponse } from 'msw';
import { someMember } from '../render';
import type { stats } from './community';
import { member } from './members';
import { backendUrl } from './rest';
import { server } from './server';

interface Details {
  roles: string[];
  industries: string[];
  shown: boolean;
}
type Change = Parameters<typeof member>[0];

/** The signed-in member’s row as queried by the profile screens; complete by default. */
function ownProfile(change: Change, details: Partial<Details>) {
  const row = member({
    id: someMember.id,
    name: 'Dana Ruiz',
    title: 'Landlord',
    location: 'Austin, TX',
    bio: 'I hold duplexes.\nStill buying.',
    membership_tier: 'pro',
    profile_image_url: `${someMember.id}/1.jpg`,
    investment_interests: ['Land', 'Self storage'],
    expertise: ['BRRRR'],
    certifications: ['Realtor, ABR'],
    social_links: { linkedin: 'https://linkedin.com/in/dana' },
    past_deals: 12,
    created_at: '2025-03-04T12:00:00+00:00',
    email: someMember.email,
    phone: '(512) 555-0100',
    email_confirmed: true,
    ...change,
  });
  return { ...row, details: { roles: ['landlord'], industries: ['residential'], shown: true, ...details } };
}

/** A backend that stores the member's profile. Returns the changes it was asked to save. */
export function profileBackend(
  change: Change = {},
  details: Partial<Details> = {},
  counts: ReturnType<typeof stats> | null = null,
) {
  const row = { ...ownProfile(change, details), stats: counts };
  const saved: Record<string, unknown>[] = [];
  server.use(
    http.get(`${backendUrl}/rest/v1/users`, ({ request }) =>
      HttpResponse.json(request.headers.get('accept')?.includes('vnd.pgrst.object') ? row : [row]),
    ),
    http.post(`${backendUrl}/rest/v1/rpc/save_profile`, async ({ request }) => {
      const { changes } = (await request.json()) as { changes: Record<string, unknown> };
      saved.push(changes);
      const { roles, industries, shown, ...columns } = changes;
      Object.assign(row, columns);
      Object.assign(row.details, JSON.parse(JSON.stringify({ roles, industries, shown })));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return saved;
}

/** Makes saving fail with a database error. */
export function saveRejected(status: number, code: string | null, message: string) {
  server.use(
    http.post(`${backendUrl}/rest/v1/rpc/save_profile`, () => HttpResponse.json({ code, message }, { status })),
  );
}
