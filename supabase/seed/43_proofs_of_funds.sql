-- Proofs of funds with their log.
create temporary table demo_proofs as
select
  ('de300000-0000-4000-a00f-' || lpad(number::text, 12, '0'))::uuid as id, ('de300000-0000-4000-8000-' || lpad(member::text, 12, '0'))::uuid as user_id, kind, amount::bigint,
  current_date + valid_days as expires_on, name, path, sha256, size,
  case when decided_age is null then 'pending' else 'verified' end as status,
  case when decided_age is not null then ('de300000-0000-4000-8000-' || lpad(5::text, 12, '0'))::uuid end as reviewer_id,
  now() - make_interval(mins => submitted_age) as created_at, now() - make_interval(mins => decided_age) as decided_at
from (values
  (1, 2, 'bank_statement', 400000, 100, 'Business checking statement.pdf', 8640, 7380, 'de300000-0000-4000-8000-000000000002/de300000-0000-4000-a00f-000000000001/bf27d57fd2fd1ccf7a827b5843c1762963c5b408d5d1ae774204917dc69842de.pdf', 'bf27d57fd2fd1ccf7a827b5843c1762963c5b408d5d1ae774204917dc69842de', 755),
  (2, 1, 'lender_letter', 250000, 60, 'Preapproval letter.pdf', 420, null::integer, 'de300000-0000-4000-8000-000000000001/de300000-0000-4000-a00f-000000000002/3cae5ce32ee25f2ffa3a360fa4a132f25825136c19df2116b1c0660254c2a48e.pdf', '3cae5ce32ee25f2ffa3a360fa4a132f25825136c19df2116b1c0660254c2a48e', 760)
) as p (number, member, kind, amount, valid_days, name, submitted_age, decided_age, path, sha256, size);

insert into storage.objects (bucket_id, name, owner, owner_id, metadata, created_at, updated_at, last_accessed_at)
select
  'proofs-of-funds', path, user_id, user_id::text,
  jsonb_build_object('mimetype', 'application/pdf', 'size', size, 'cacheControl', 'max-age=3600'),
  created_at, created_at, created_at
from demo_proofs
on conflict (bucket_id, name) do nothing;
insert into public.proofs_of_funds (
  id, user_id, kind, amount, expires_on, path, name, size, mime_type, sha256, status, reviewer_id, created_at,
  decided_at
)
select
  id, user_id, kind, amount, expires_on, path, name, size, 'application/pdf', sha256, status, reviewer_id, created_at,
  decided_at
from demo_proofs;
insert into public.proof_log (proof_id, actor_id, step, details, created_at)
select p.id, step.actor_id, step.step, step.details, step.at
from demo_proofs as p
cross join lateral (values
  (p.user_id, 'submitted', jsonb_build_object(
    'kind', p.kind, 'amount', p.amount, 'expires_on', p.expires_on, 'name', p.name, 'sha256', p.sha256
  ), p.created_at),
  (p.reviewer_id, 'viewed', '{"as": "staff"}'::jsonb, p.decided_at - interval '4 minutes'),
  (p.reviewer_id, p.status, '{}'::jsonb, p.decided_at)
) as step (actor_id, step, details, at)
where step.at is not null
order by step.at;
select private.notify_of_proof(p, p.status) from public.proofs_of_funds as p where p.decided_at is not null;
drop table demo_proofs;
