/** The part of `seed.sql` for members' relationships. Triggers count and notify. */
import { listingId, MEMBER_ID_PREFIX } from './ids.ts';
import type { DemoNetwork, DemoReport } from './network.ts';
import { memberIdOf, minutes, momentOf, rows, text } from './sql.ts';

/** Connections, follows, profile views, reviews, and reports. */
export function networkSql(network: DemoNetwork): string {
  return [connections(network), follows(network), views(network), reviews(network), reports(network.reports)].join(
    '\n',
  );
}

const requestNote = 'We buy in the same counties. I’d like to compare notes before my next deal.';

function connections({ connections: all }: DemoNetwork): string {
  const lines = all.map(
    ({ sender, receiver, status, askedAge, answeredAge }) =>
      `${sender}, ${receiver}, ${text(status)}, ${askedAge}, ${minutes(answeredAge)}`,
  );
  return `-- Connection requests, oldest first, then the answers.
create temporary table demo_connections as
select
  gen_random_uuid() as id, ${memberIdOf('sender')} as sender_id, ${memberIdOf('receiver')} as receiver_id, status,
  ${momentOf('asked_age')} as asked_at, ${momentOf('answered_age')} as answered_at
from (values
${rows(lines)}
) as c (sender, receiver, status, asked_age, answered_age);

insert into public.connections (id, sender_id, receiver_id, created_at, note)
select id, sender_id, receiver_id, asked_at, case when status = 'pending' then ${text(requestNote)} end
from demo_connections order by asked_at;

-- The trigger would set the date of every answer to now.
alter table public.connections disable trigger answer_connection;
update public.connections as c set status = d.status, updated_at = d.answered_at
from demo_connections as d where d.id = c.id and d.status <> 'pending';
alter table public.connections enable trigger answer_connection;
drop table demo_connections;
`;
}

function follows({ follows: all }: DemoNetwork): string {
  return `insert into public.follows (follower_id, followed_id, created_at)
select ${memberIdOf('follower')}, ${memberIdOf('followed')}, ${momentOf('age')}
from (values
${rows(all.map(({ follower, followed, age }) => `${follower}, ${followed}, ${age}`))}
) as f (follower, followed, age)
order by age desc;
`;
}

function views({ views: all }: DemoNetwork): string {
  const lines = all
    .filter((one) => one.views.length > 0)
    .map(
      (one) =>
        `${one.member}, '{${one.views.map(([viewer]) => viewer).join(',')}}', ` +
        `'{${one.views.map(([, daysAgo]) => daysAgo).join(',')}}'`,
    );
  return `-- Profile views. The app counts them in the function that records a view, not in a trigger.
insert into public.profile_views (member_id, viewer_id, viewed_on)
select ${memberIdOf('member')}, ${memberIdOf('viewer')}, (now() at time zone 'utc')::date - days_ago
from (values
${rows(lines)}
) as v (member, viewers, days)
cross join lateral unnest(v.viewers::int[], v.days::int[]) as view (viewer, days_ago)
order by days_ago desc;

update public.member_stats as s set profile_views = v.count
from (
  select member_id, count(*)::integer from public.profile_views
  where member_id::text like '${MEMBER_ID_PREFIX}%' group by 1
) as v
where v.member_id = s.user_id;
`;
}

function reviews({ reviews: all }: DemoNetwork): string {
  const lines = all.map(
    ({ author, member, rating, text: words, age, answer, answerAge }) =>
      `${author}, ${member}, ${rating}, ${text(words)}, ${age}, ${answer === null ? 'null' : text(answer)}, ` +
      minutes(answerAge),
  );
  return `-- Reviews, then the answers, with the notification that public.answer_review sends.
create temporary table demo_reviews as
select ${memberIdOf('author')} as author_id, ${memberIdOf('member')} as member_id, rating, text, age, answer, answer_age
from (values
${rows(lines)}
) as r (author, member, rating, text, age, answer, answer_age);

insert into public.member_reviews (author_id, member_id, rating, text, created_at, basis, basis_on)
select r.author_id, r.member_id, r.rating, r.text, ${momentOf('r.age')}, 'connected', private.utc_day(c.updated_at)
from demo_reviews as r
join public.connections as c
  on least(c.sender_id, c.receiver_id) = least(r.author_id, r.member_id)
  and greatest(c.sender_id, c.receiver_id) = greatest(r.author_id, r.member_id)
order by r.age desc;

update public.member_reviews as r set answer = d.answer, answered_at = ${momentOf('d.answer_age')}
from demo_reviews as d where d.author_id = r.author_id and d.member_id = r.member_id and d.answer is not null;
select private.notify(r.author_id, 'review_answer', r.member_id, r.id, jsonb_build_object('member_id', r.member_id))
from public.member_reviews as r join demo_reviews as d on d.author_id = r.author_id and d.member_id = r.member_id
where r.answer is not null;
drop table demo_reviews;
`;
}

/** A subquery for the reported row: its ID, its owner, and a snapshot. */
function subjectOf({ subject }: DemoReport): string {
  switch (subject.kind) {
    case 'profile':
      return (
        'select id, id as owner, to_jsonb(u) as snapshot from public.users as u where id = ' +
        memberIdOf(String(subject.member))
      );
    case 'review':
      return (
        'select id, author_id as owner, to_jsonb(r) as snapshot from public.member_reviews as r where author_id = ' +
        `${memberIdOf(String(subject.author))} and member_id = ${memberIdOf(String(subject.member))}`
      );
    case 'listing':
      return (
        `select id, user_id as owner, to_jsonb(p) - 'search_text' as snapshot from public.properties as p where ` +
        `id = ${text(listingId(subject.listing))}`
      );
  }
}

function reports(all: readonly DemoReport[]): string {
  return all
    .map((report) => {
      const { handled } = report;
      return `insert into public.reports (
  reporter_id, reported_id, subject_kind, subject_id, reason, details, snapshot, created_at, handled_at, handled_by,
  outcome
)
select
  ${memberIdOf(String(report.reporter))}, s.owner,
  ${text(report.subject.kind)}, s.id, ${text(report.reason)}, ${text(report.details)}, s.snapshot,
  ${momentOf(String(report.age))}, ${momentOf(minutes(handled?.age ?? null))},
  ${handled ? memberIdOf(String(handled.by)) : 'null'}, ${handled ? text(handled.outcome) : 'null'}
from (${subjectOf(report)}) as s;
`;
    })
    .join('\n');
}
