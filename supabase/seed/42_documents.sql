-- Documents of listings, and requests for them.
create temporary table demo_documents as
select * from (values
  (1, 2, 530, 1, 'Inspection report', 'public', 'de300000-0000-4000-8000-000000000002/de300000-0000-4000-9000-000000000530/de300000-0000-4000-a00a-000000000001.pdf', 'Inspection summary.pdf', 1069),
  (2, 2, 530, 2, 'Rent roll', 'on_request', 'de300000-0000-4000-8000-000000000002/de300000-0000-4000-9000-000000000530/de300000-0000-4000-a00a-000000000002.pdf', 'Rent roll.pdf', 735),
  (3, 2, 530, 3, 'Title', 'on_request', 'de300000-0000-4000-8000-000000000002/de300000-0000-4000-9000-000000000530/de300000-0000-4000-a00a-000000000003.pdf', 'Preliminary title report.pdf', 941),
  (4, 2, 216, 1, 'Inspection report', 'public', 'de300000-0000-4000-8000-000000000002/de300000-0000-4000-9000-000000000216/de300000-0000-4000-a00a-000000000004.pdf', 'Inspection summary.pdf', 1067),
  (5, 2, 216, 2, 'Rent roll', 'on_request', 'de300000-0000-4000-8000-000000000002/de300000-0000-4000-9000-000000000216/de300000-0000-4000-a00a-000000000005.pdf', 'Rent roll.pdf', 733),
  (6, 2, 216, 3, 'Title', 'on_request', 'de300000-0000-4000-8000-000000000002/de300000-0000-4000-9000-000000000216/de300000-0000-4000-a00a-000000000006.pdf', 'Preliminary title report.pdf', 939),
  (7, 2, 587, 1, 'Inspection report', 'public', 'de300000-0000-4000-8000-000000000002/de300000-0000-4000-9000-000000000587/de300000-0000-4000-a00a-000000000007.pdf', 'Inspection summary.pdf', 1066),
  (8, 2, 587, 2, 'Rent roll', 'on_request', 'de300000-0000-4000-8000-000000000002/de300000-0000-4000-9000-000000000587/de300000-0000-4000-a00a-000000000008.pdf', 'Rent roll.pdf', 733),
  (9, 2, 587, 3, 'Title', 'on_request', 'de300000-0000-4000-8000-000000000002/de300000-0000-4000-9000-000000000587/de300000-0000-4000-a00a-000000000009.pdf', 'Preliminary title report.pdf', 938),
  (10, 2, 464, 1, 'Inspection report', 'public', 'de300000-0000-4000-8000-000000000002/de300000-0000-4000-9000-000000000464/de300000-0000-4000-a00a-000000000010.pdf', 'Inspection summary.pdf', 1073),
  (11, 2, 464, 2, 'Rent roll', 'on_request', 'de300000-0000-4000-8000-000000000002/de300000-0000-4000-9000-000000000464/de300000-0000-4000-a00a-000000000011.pdf', 'Rent roll.pdf', 740),
  (12, 2, 464, 3, 'Title', 'on_request', 'de300000-0000-4000-8000-000000000002/de300000-0000-4000-9000-000000000464/de300000-0000-4000-a00a-000000000012.pdf', 'Preliminary title report.pdf', 945),
  (13, 3, 454, 1, 'Inspection report', 'public', 'de300000-0000-4000-8000-000000000003/de300000-0000-4000-9000-000000000454/de300000-0000-4000-a00a-000000000013.pdf', 'Inspection summary.pdf', 1068),
  (14, 3, 454, 2, 'Title', 'on_request', 'de300000-0000-4000-8000-000000000003/de300000-0000-4000-9000-000000000454/de300000-0000-4000-a00a-000000000014.pdf', 'Preliminary title report.pdf', 940),
  (15, 3, 277, 1, 'Inspection report', 'public', 'de300000-0000-4000-8000-000000000003/de300000-0000-4000-9000-000000000277/de300000-0000-4000-a00a-000000000015.pdf', 'Inspection summary.pdf', 1074),
  (16, 3, 277, 2, 'Rent roll', 'on_request', 'de300000-0000-4000-8000-000000000003/de300000-0000-4000-9000-000000000277/de300000-0000-4000-a00a-000000000016.pdf', 'Rent roll.pdf', 740),
  (17, 3, 277, 3, 'Title', 'on_request', 'de300000-0000-4000-8000-000000000003/de300000-0000-4000-9000-000000000277/de300000-0000-4000-a00a-000000000017.pdf', 'Preliminary title report.pdf', 946),
  (18, 3, 361, 1, 'Inspection report', 'public', 'de300000-0000-4000-8000-000000000003/de300000-0000-4000-9000-000000000361/de300000-0000-4000-a00a-000000000018.pdf', 'Inspection summary.pdf', 1070),
  (19, 3, 361, 2, 'Rent roll', 'on_request', 'de300000-0000-4000-8000-000000000003/de300000-0000-4000-9000-000000000361/de300000-0000-4000-a00a-000000000019.pdf', 'Rent roll.pdf', 736),
  (20, 3, 361, 3, 'Title', 'on_request', 'de300000-0000-4000-8000-000000000003/de300000-0000-4000-9000-000000000361/de300000-0000-4000-a00a-000000000020.pdf', 'Preliminary title report.pdf', 942),
  (21, 3, 300, 1, 'Inspection report', 'public', 'de300000-0000-4000-8000-000000000003/de300000-0000-4000-9000-000000000300/de300000-0000-4000-a00a-000000000021.pdf', 'Inspection summary.pdf', 1074),
  (22, 3, 300, 2, 'Rent roll', 'on_request', 'de300000-0000-4000-8000-000000000003/de300000-0000-4000-9000-000000000300/de300000-0000-4000-a00a-000000000022.pdf', 'Rent roll.pdf', 740),
  (23, 3, 300, 3, 'Title', 'on_request', 'de300000-0000-4000-8000-000000000003/de300000-0000-4000-9000-000000000300/de300000-0000-4000-a00a-000000000023.pdf', 'Preliminary title report.pdf', 946),
  (24, 3, 435, 1, 'Inspection report', 'public', 'de300000-0000-4000-8000-000000000003/de300000-0000-4000-9000-000000000435/de300000-0000-4000-a00a-000000000024.pdf', 'Inspection summary.pdf', 1068),
  (25, 3, 435, 2, 'Rent roll', 'on_request', 'de300000-0000-4000-8000-000000000003/de300000-0000-4000-9000-000000000435/de300000-0000-4000-a00a-000000000025.pdf', 'Rent roll.pdf', 734),
  (26, 3, 435, 3, 'Title', 'on_request', 'de300000-0000-4000-8000-000000000003/de300000-0000-4000-9000-000000000435/de300000-0000-4000-a00a-000000000026.pdf', 'Preliminary title report.pdf', 940),
  (27, 59, 27, 1, 'Inspection report', 'public', 'de300000-0000-4000-8000-000000000059/de300000-0000-4000-9000-000000000027/de300000-0000-4000-a00a-000000000027.pdf', 'Inspection summary.pdf', 1072),
  (28, 59, 27, 2, 'Rent roll', 'on_request', 'de300000-0000-4000-8000-000000000059/de300000-0000-4000-9000-000000000027/de300000-0000-4000-a00a-000000000028.pdf', 'Rent roll.pdf', 738),
  (29, 59, 27, 3, 'Title', 'on_request', 'de300000-0000-4000-8000-000000000059/de300000-0000-4000-9000-000000000027/de300000-0000-4000-a00a-000000000029.pdf', 'Preliminary title report.pdf', 944),
  (30, 18, 231, 1, 'Inspection report', 'public', 'de300000-0000-4000-8000-000000000018/de300000-0000-4000-9000-000000000231/de300000-0000-4000-a00a-000000000030.pdf', 'Inspection summary.pdf', 1071),
  (31, 18, 231, 2, 'Rent roll', 'on_request', 'de300000-0000-4000-8000-000000000018/de300000-0000-4000-9000-000000000231/de300000-0000-4000-a00a-000000000031.pdf', 'Rent roll.pdf', 738),
  (32, 18, 231, 3, 'Title', 'on_request', 'de300000-0000-4000-8000-000000000018/de300000-0000-4000-9000-000000000231/de300000-0000-4000-a00a-000000000032.pdf', 'Preliminary title report.pdf', 943),
  (33, 74, 579, 1, 'Inspection report', 'public', 'de300000-0000-4000-8000-000000000074/de300000-0000-4000-9000-000000000579/de300000-0000-4000-a00a-000000000033.pdf', 'Inspection summary.pdf', 1071),
  (34, 74, 579, 2, 'Title', 'on_request', 'de300000-0000-4000-8000-000000000074/de300000-0000-4000-9000-000000000579/de300000-0000-4000-a00a-000000000034.pdf', 'Preliminary title report.pdf', 943),
  (35, 73, 550, 1, 'Inspection report', 'public', 'de300000-0000-4000-8000-000000000073/de300000-0000-4000-9000-000000000550/de300000-0000-4000-a00a-000000000035.pdf', 'Inspection summary.pdf', 1069),
  (36, 73, 550, 2, 'Rent roll', 'on_request', 'de300000-0000-4000-8000-000000000073/de300000-0000-4000-9000-000000000550/de300000-0000-4000-a00a-000000000036.pdf', 'Rent roll.pdf', 735),
  (37, 73, 550, 3, 'Title', 'on_request', 'de300000-0000-4000-8000-000000000073/de300000-0000-4000-9000-000000000550/de300000-0000-4000-a00a-000000000037.pdf', 'Preliminary title report.pdf', 941),
  (38, 22, 71, 1, 'Inspection report', 'public', 'de300000-0000-4000-8000-000000000022/de300000-0000-4000-9000-000000000071/de300000-0000-4000-a00a-000000000038.pdf', 'Inspection summary.pdf', 1078),
  (39, 22, 71, 2, 'Rent roll', 'on_request', 'de300000-0000-4000-8000-000000000022/de300000-0000-4000-9000-000000000071/de300000-0000-4000-a00a-000000000039.pdf', 'Rent roll.pdf', 744),
  (40, 22, 71, 3, 'Title', 'on_request', 'de300000-0000-4000-8000-000000000022/de300000-0000-4000-9000-000000000071/de300000-0000-4000-a00a-000000000040.pdf', 'Preliminary title report.pdf', 950),
  (41, 68, 99, 1, 'Inspection report', 'public', 'de300000-0000-4000-8000-000000000068/de300000-0000-4000-9000-000000000099/de300000-0000-4000-a00a-000000000041.pdf', 'Inspection summary.pdf', 1071),
  (42, 68, 99, 2, 'Rent roll', 'on_request', 'de300000-0000-4000-8000-000000000068/de300000-0000-4000-9000-000000000099/de300000-0000-4000-a00a-000000000042.pdf', 'Rent roll.pdf', 737),
  (43, 68, 99, 3, 'Title', 'on_request', 'de300000-0000-4000-8000-000000000068/de300000-0000-4000-9000-000000000099/de300000-0000-4000-a00a-000000000043.pdf', 'Preliminary title report.pdf', 943)
) as d (number, member, listing, position, kind, access, path, name, size);
insert into storage.objects (bucket_id, name, owner, owner_id, metadata, created_at, updated_at, last_accessed_at)
select
  'documents', d.path, p.user_id, p.user_id::text,
  jsonb_build_object('mimetype', 'application/pdf', 'size', d.size, 'cacheControl', 'max-age=3600'),
  p.created_at, p.created_at, p.created_at
from demo_documents as d join public.properties as p on p.id = ('de300000-0000-4000-9000-' || lpad(d.listing::text, 12, '0'))::uuid
on conflict (bucket_id, name) do nothing;
insert into public.listing_documents (
  id, property_id, position, kind, access, path, version, name, size, mime_type, created_at
)
select
  ('de300000-0000-4000-a00a-' || lpad(d.number::text, 12, '0'))::uuid, ('de300000-0000-4000-9000-' || lpad(d.listing::text, 12, '0'))::uuid,
  d.position, d.kind, d.access, d.path, o.version, d.name, d.size, 'application/pdf', o.created_at
from demo_documents as d join storage.objects as o on o.bucket_id = 'documents' and o.name = d.path;
drop table demo_documents;

insert into public.listing_document_requests (id, property_id, member_id, note, status, requested_at, decided_at)
select
  ('de300000-0000-4000-a00b-' || lpad(r.number::text, 12, '0'))::uuid, ('de300000-0000-4000-9000-' || lpad(r.listing::text, 12, '0'))::uuid,
  ('de300000-0000-4000-8000-' || lpad(r.member::text, 12, '0'))::uuid, r.note,
  case when r.decided_age is null then 'pending' else 'approved' end,
  now() - make_interval(mins => r.requested_age), now() - make_interval(mins => r.decided_age)
from (values
  (1, 14, 454, 'Cash buyer, closing in 14 days. Could I see the title report before I make an offer?', 300, null::integer),
  (2, 1, 277, 'I’d like to run the numbers with the actual rents.', 3000, 2760),
  (3, 3, 530, 'A partner of mine is interested. Please share the title report.', 540, null::integer)
) as r (number, member, listing, note, requested_age, decided_age);
select
  case r.status
    when 'pending' then private.notify(p.user_id, 'document_request', r.member_id, r.id, data)
    else private.notify(r.member_id, 'document_decision', p.user_id, r.id, data || '{"decision": "approved"}')
  end
from public.listing_document_requests as r
join public.properties as p on p.id = r.property_id
cross join lateral (select jsonb_build_object('property_id', p.id, 'title', p.title)) as about (data)
where r.id::text like 'de300000-0000-4000-a00b-%';
