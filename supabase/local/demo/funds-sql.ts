import { demoProofs } from './funds.ts';
import { PROOF_ID_PREFIX } from './ids.ts';
import { idOf, memberIdOf, minutes, momentOf, rows, text } from './sql.ts';

/** SQL that inserts the proofs of funds with their log. `staff`: the number of the member who reviewed them. */
export function fundsSql(staff: number): string {
  const lines = demoProofs.map((one) =>
    [
      one.number,
      one.member,
      text(one.kind),
      one.amount,
      one.validDays,
      text(one.name),
      one.submittedAge,
      minutes(one.decidedAge),
      text(one.path),
      text(one.sha256),
      one.body.length,
    ].join(', '),
  );
  return `-- Proofs of funds with their log. The files are created on the first request.
create temporary table demo_proofs as
select
  ${idOf(PROOF_ID_PREFIX, 'number')} as id, ${memberIdOf('member')} as user_id, kind, amount::bigint,
  current_date + valid_days as expires_on, name, path, sha256, size,
  case when decided_age is null then 'pending' else 'verified' end as status,
  case when decided_age is not null then ${memberIdOf(String(staff))} end as reviewer_id,
  ${momentOf('submitted_age')} as created_at, ${momentOf('decided_age')} as decided_at
from (values
${rows(lines)}
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
`;
}
