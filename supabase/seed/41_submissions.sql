-- Submissions with their contracts and log.
create temporary table demo_submissions as
select
  ('de300000-0000-4000-a008-' || lpad(number::text, 12, '0'))::uuid as id, ('de300000-0000-4000-8000-' || lpad(member::text, 12, '0'))::uuid as user_id,
  address, property_type, condition, price::bigint, sqft, lot_sqft,
  case when decided_age is null then 'submitted' when reason is null then 'accepted' else 'returned' end as status,
  reason, ('de300000-0000-4000-9000-' || lpad(listing::text, 12, '0'))::uuid as property_id,
  case when decided_age is not null then ('de300000-0000-4000-8000-' || lpad(5::text, 12, '0'))::uuid end as reviewer_id,
  now() - make_interval(mins => started_age) as started_at, now() - make_interval(mins => submitted_age + 6) as uploaded_at,
  now() - make_interval(mins => submitted_age) as submitted_at, now() - make_interval(mins => decided_age) as decided_at,
  ('de300000-0000-4000-a009-' || lpad(number::text, 12, '0'))::uuid as file_id, name, path, sha256, size
from (values
  (1, 2, '809 9th St #608, Akron, OH 44321', 'condo', 'excellent', 131000, 1399, null::integer, 19013, 18923, 17363, 216, null, 'Purchase contract.pdf', 'de300000-0000-4000-8000-000000000002/de300000-0000-4000-a008-000000000001/7a22341f1b84183b009020fd0d38288cbc97ede427f7fd62dfa19d01a09f89aa.pdf', '7a22341f1b84183b009020fd0d38288cbc97ede427f7fd62dfa19d01a09f89aa', 1437),
  (2, 3, '2214 Brazos Bend Dr, Houston, TX 77009', 'single_family', 'fair', 178000, 1480, 6250, 540, 515, null::integer, null::integer, null, 'Purchase agreement Brazos Bend.pdf', 'de300000-0000-4000-8000-000000000003/de300000-0000-4000-a008-000000000002/9dfb1d0b1d310827dcf9a92a9a3e01381d50d0eb79a0d1f3b7baa09281be771e.pdf', '9dfb1d0b1d310827dcf9a92a9a3e01381d50d0eb79a0d1f3b7baa09281be771e', 1461),
  (3, 14, '618 Ingra St, Anchorage, AK 99501', 'multi_family', 'good', 612000, 3640, 7000, 2880, 1860, null::integer, null::integer, null, 'Contract 4-plex.pdf', 'de300000-0000-4000-8000-000000000014/de300000-0000-4000-a008-000000000003/e625f1c53dedd1fcebbc7fc5039a66df87c962a9cf1d9c85072b4b8cff93c492.pdf', 'e625f1c53dedd1fcebbc7fc5039a66df87c962a9cf1d9c85072b4b8cff93c492', 1450),
  (4, 1, '87 Kilauea Ave, Hilo, HI 96720', 'land', 'good', 96000, 0, 10890, 4620, 4320, 1680, null::integer, 'The agreement has your signature but not the seller’s. Please upload the copy you both signed.', 'Offer to purchase.pdf', 'de300000-0000-4000-8000-000000000001/de300000-0000-4000-a008-000000000004/933e12ffaf4974f44744cb95da418e9a30bc21b49ebf4ba813b575102708575b.pdf', '933e12ffaf4974f44744cb95da418e9a30bc21b49ebf4ba813b575102708575b', 1436)
) as s (
  number, member, address, property_type, condition, price, sqft, lot_sqft, started_age, submitted_age, decided_age,
  listing, reason, name, path, sha256, size
);

insert into public.property_submissions (
  id, user_id, address, property_type, condition, price, sqft, lot_sqft, status, reason, property_id, reviewer_id,
  created_at, updated_at, submitted_at, decided_at
)
select
  id, user_id, address, property_type, condition, price, sqft, lot_sqft, status, reason, property_id, reviewer_id,
  started_at, uploaded_at, submitted_at, decided_at
from demo_submissions;
insert into storage.objects (bucket_id, name, owner, owner_id, metadata, created_at, updated_at, last_accessed_at)
select
  'contracts', path, user_id, user_id::text,
  jsonb_build_object('mimetype', 'application/pdf', 'size', size, 'cacheControl', 'max-age=3600'),
  uploaded_at, uploaded_at, uploaded_at
from demo_submissions
on conflict (bucket_id, name) do nothing;
insert into public.submission_files (id, submission_id, path, name, size, mime_type, sha256, uploaded_at)
select file_id, id, path, name, size, 'application/pdf', sha256, uploaded_at from demo_submissions;

insert into public.submission_log (submission_id, actor_id, step, details, created_at)
select s.id, step.actor_id, step.step, step.details, step.at
from demo_submissions as s
cross join lateral (values
  (s.user_id, 'started', '{}'::jsonb, s.started_at),
  (s.user_id, 'file_added', jsonb_build_object('name', s.name, 'size', s.size, 'sha256', s.sha256), s.uploaded_at),
  (s.user_id, 'submitted', jsonb_build_object(
    'address', s.address, 'property_type', s.property_type, 'condition', s.condition, 'price', s.price,
    'sqft', s.sqft, 'lot_sqft', s.lot_sqft,
    'files', jsonb_build_array(jsonb_build_object('name', s.name, 'sha256', s.sha256))
  ), s.submitted_at),
  (s.reviewer_id, s.status, case s.status
    when 'returned' then jsonb_build_object('reason', s.reason)
    else jsonb_build_object('property_id', s.property_id)
  end, s.decided_at)
) as step (actor_id, step, details, at)
where step.at is not null
order by step.at;
select private.notify(user_id, 'submission_decision', null, id, jsonb_build_object(
  'submission_id', id, 'address', address, 'decision', status, 'property_id', property_id, 'decided_at', decided_at
))
from demo_submissions where decided_at is not null;
drop table demo_submissions;
