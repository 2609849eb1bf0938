import { documentsOf, listingsWithDocuments } from './documents.ts';
import { DOCUMENT_ID_PREFIX, DOCUMENT_REQUEST_ID_PREFIX } from './ids.ts';
import type { DemoListing } from './listing-history.ts';
import { idOf, listingIdOf, memberIdOf, momentOf, rows, text } from './sql.ts';

interface DemoRequest {
  readonly member: number;
  readonly listing: number;
  readonly note: string;
  /** Minutes before seeding. */
  readonly requestedAge: number;
  /** Null while pending. */
  readonly decidedAge: number | null;
}

const HOUR = 60;

/** The partner has a pending and an approved request, the closer a pending one. */
function requests(listings: readonly DemoListing[]): readonly DemoRequest[] {
  const of = (owner: number): readonly DemoListing[] =>
    listingsWithDocuments(listings).filter((listing) => listing.owner.number === owner);
  const [newest, second] = of(3);
  const [closers] = of(2);
  if (!newest || !second || !closers) throw new Error('The sign-ins have too few listings with documents');
  return [
    {
      member: 14,
      listing: newest.index,
      note: 'Cash buyer, closing in 14 days. Could I see the title report before I make an offer?',
      requestedAge: 5 * HOUR,
      decidedAge: null,
    },
    {
      member: 1,
      listing: second.index,
      note: 'I’d like to run the numbers with the actual rents.',
      requestedAge: 50 * HOUR,
      decidedAge: 46 * HOUR,
    },
    {
      member: 3,
      listing: closers.index,
      note: 'Interested for a partner of mine. Please share the title report.',
      requestedAge: 9 * HOUR,
      decidedAge: null,
    },
  ];
}

/** SQL that inserts the documents of some listings, and requests for them. */
export function documentsSql(listings: readonly DemoListing[]): string {
  const documents = documentsOf(listings).map((one) =>
    [
      one.number,
      one.member,
      one.listing,
      one.position,
      text(one.kind),
      text(one.access),
      text(one.path),
      text(one.name),
      one.body.length,
    ].join(', '),
  );
  const asked = requests(listings).map((one, index) =>
    [index + 1, one.member, one.listing, text(one.note), one.requestedAge, one.decidedAge ?? 'null::integer'].join(
      ', ',
    ),
  );
  return `-- Documents of listings, and requests for them. The files are created on the first request.
create temporary table demo_documents as
select * from (values
${rows(documents)}
) as d (number, member, listing, position, kind, access, path, name, size);
insert into storage.objects (bucket_id, name, owner, owner_id, metadata, created_at, updated_at, last_accessed_at)
select
  'documents', d.path, p.user_id, p.user_id::text,
  jsonb_build_object('mimetype', 'application/pdf', 'size', d.size, 'cacheControl', 'max-age=3600'),
  p.created_at, p.created_at, p.created_at
from demo_documents as d join public.properties as p on p.id = ${listingIdOf('d.listing')}
on conflict (bucket_id, name) do nothing;
insert into public.listing_documents (
  id, property_id, position, kind, access, path, version, name, size, mime_type, created_at
)
select
  ${idOf(DOCUMENT_ID_PREFIX, 'd.number')}, ${listingIdOf('d.listing')},
  d.position, d.kind, d.access, d.path, o.version, d.name, d.size, 'application/pdf', o.created_at
from demo_documents as d join storage.objects as o on o.bucket_id = 'documents' and o.name = d.path;
drop table demo_documents;

insert into public.listing_document_requests (id, property_id, member_id, note, status, requested_at, decided_at)
select
  ${idOf(DOCUMENT_REQUEST_ID_PREFIX, 'r.number')}, ${listingIdOf('r.listing')},
  ${memberIdOf('r.member')}, r.note,
  case when r.decided_age is null then 'pending' else 'approved' end,
  ${momentOf('r.requested_age')}, ${momentOf('r.decided_age')}
from (values
${rows(asked)}
) as r (number, member, listing, note, requested_age, decided_age);
select
  case r.status
    when 'pending' then private.notify(p.user_id, 'document_request', r.member_id, r.id, data)
    else private.notify(r.member_id, 'document_decision', p.user_id, r.id, data || '{"decision": "approved"}')
  end
from public.listing_document_requests as r
join public.properties as p on p.id = r.property_id
cross join lateral (select jsonb_build_object('property_id', p.id, 'title', p.title)) as about (data)
where r.id::text like '${DOCUMENT_REQUEST_ID_PREFIX}%';
`;
}
