-- Decisions of staff: undone within ten seconds by who made them, and only then carried out.
begin;
\ir helpers.psql
select tests.create_cast();
select tests.create_user(name)
from unnest(array['Rev', 'Rev2', 'Mod', 'Boss', 'Sal', 'Gone']) as name;
insert into staff (user_id, role) values
  (tests.user_id('Rev'), 'reviewer'), (tests.user_id('Rev2'), 'reviewer'), (tests.user_id('Mod'), 'moderator'),
  (tests.user_id('Gone'), 'reviewer'), (tests.user_id('Boss'), 'admin');
select tests.create_listing(name, 'Sal', name) from unnest(array['one', 'two', 'three', 'four', 'five']) as name;
insert into feed_posts (id, user_id, title, content)
values (tests.listing_id('post'), tests.user_id('Sal'), 'Roofers', 'Wire me money');

create function tests.review(listing text) returns uuid language sql security definer as $$
  select r.id from public.listing_reviews r where r.property_id = tests.listing_id(listing) and r.decision is null;
$$;
create function tests.approve(listing text) returns uuid language sql as $$
  select public.decide('decide_listing_review', jsonb_build_object(
    'review_id', tests.review(listing), 'decision', 'approved', 'if_unmodified_since', (
      select p.updated_at from public.properties p where p.id = tests.listing_id(listing)
    )), listing);
$$;
create function tests.decision(title text) returns uuid language sql security definer as $$
  select d.id from private.staff_decisions d where d.title = decision.title;
$$;
/* Lets ten seconds pass, and runs the job until nothing is due. Returns how many it carried out or couldn't. */
create function tests.after_ten_seconds() returns integer language plpgsql security definer as $$
declare
  done integer := 0;
begin
  update private.staff_decisions set due_at = due_at - interval '12 seconds';
  while public.apply_staff_decisions() loop
    done := done + 1;
  end loop;
  return done;
end;
$$;
create function tests.notified(member text) returns bigint language sql security definer as $$
  select (select count(*) from public.notifications n where n.user_id = tests.user_id(member))
    + (select count(*) from private.deliveries d where d.user_id = tests.user_id(member));
$$;
create function tests.verified(listing text) returns boolean language sql security definer as $$
  select p.verified from public.properties p where p.id = tests.listing_id(listing);
$$;
/* Without the trigger that sets the time, which is that of this transaction. */
create function tests.edit(listing text) returns void language plpgsql security definer
set session_replication_role = replica as $$
begin
  update public.properties set updated_at = updated_at + interval '1 second' where id = tests.listing_id(listing);
end;
$$;

select tests.holds(who, statement, outcome, rule) from (values
  ('visitor', $$ select decide('decide_listing_review', '{}', 'x') $$, 'fails 42501', 'a visitor decides nothing'),
  ('Sal', $$ select tests.approve('one') $$, 'fails 42501', 'nor does a member'),
  (null, $$ select from staff_decisions() $$, 'no rows', 'or sees decisions'),
  (null, $$ select apply_staff_decisions() $$, 'fails 42501', 'or carries them out'),
  ('Mod', $$ select tests.approve('one') $$, 'fails 42501: Only reviewers can review listings',
    'a decision takes the role that its function does'),
  ('Rev', $$ select decide('set_staff_role', jsonb_build_object('member_id', auth.uid(), 'role', 'admin'), 'x') $$,
    'fails 22023: Unknown decision set_staff_role', 'only decisions can be made this way'),
  (null, $$ select decide('decide_listing_review', jsonb_build_object('review_id', tests.review('one'),
    'decision', 'returned'), 'x') $$, 'fails 22023: Give the seller a reason', 'a mistake is found right away'),
  (null, $$ select from staff_decisions() $$, 'no rows', 'and nothing is stored'),

  -- Undone.
  (null, $$ select tests.approve('one') $$, 'rows', 'a reviewer approves a listing'),
  (null, $$ select tests.verified('one') $$, 'gives false', 'it isn''t verified yet'),
  (null, $$ select tests.notified('Sal') $$, 'gives 0', 'and nobody was notified'),
  (null, $$ select is_own, subjects = array[tests.review('one')], title, error from staff_decisions() $$,
    'gives (t,t,one,)', 'the reviewer sees the decision'),
  ('Rev2', $$ select is_own from staff_decisions() $$, 'gives (f)', 'so do others'),
  (null, $$ select listings from staff_counts() $$, 'gives 4', 'for whom it has left the queue'),
  (null, $$ select tests.approve('one') $$, 'fails: Someone on the team has just decided this.',
    'who can''t decide about it'),
  (null, $$ select undo_decision(tests.decision('one')) $$, 'fails 42501: Only who decided can undo it',
    'or undo it'),
  ('Sal', $$ select undo_decision(tests.decision('one')) $$, 'fails 42501', 'nor can the seller'),
  ('Rev', $$ select tests.approve('one') $$, 'fails: Someone on the team has just decided this.',
    'who decided can''t do so twice'),
  (null, $$ select decide('moderate_reports', jsonb_build_object('report_ids',
    array[gen_random_uuid(), tests.review('one')], 'action', 'remove', 'reason', 'x'), 'x') $$,
    'fails: Someone on the team has just decided this.', 'nor about several of which it''s one'),
  (null, $$ select undo_decision(tests.decision('one')) $$, 'works', 'who decided undoes it'),
  (null, $$ select tests.after_ten_seconds() $$, 'gives 0', 'ten seconds later there''s nothing to do'),
  (null, $$ select tests.verified('one') $$, 'gives false', 'it isn''t verified'),
  (null, $$ select tests.notified('Sal') $$, 'gives 0', 'nobody was notified'),
  (null, $$ select listings from staff_counts() $$, 'gives 5', 'and it''s in the queue'),

  -- Too late.
  (null, $$ select tests.approve('one') $$, 'rows', 'the reviewer approves it again'),
  ('owner', $$ update private.staff_decisions set due_at = clock_timestamp() $$, 'works', 'ten seconds pass'),
  ('Rev', $$ select undo_decision(tests.decision('one')) $$, 'fails: It’s too late to undo this decision.',
    'it can''t be undone, although it isn''t carried out yet'),
  (null, $$ select tests.after_ten_seconds() $$, 'gives 1', 'it''s carried out'),
  (null, $$ select tests.verified('one') $$, 'gives true', 'and verified'),
  (null, $$ select reviewer_id = auth.uid() from listing_reviews where property_id = tests.listing_id('one') $$,
    'gives (t)', 'by the reviewer'),
  (null, $$ select tests.notified('Sal') > 0 $$, 'gives true', 'the seller is notified'),
  (null, $$ select undo_decision(gen_random_uuid()) $$, 'fails: It’s too late to undo this decision.',
    'it can''t be undone'),
  (null, $$ select from staff_decisions() $$, 'no rows', 'and is forgotten'),

  -- Something changed.
  (null, $$ select tests.approve('two') $$, 'rows', 'the reviewer approves another'),
  (null, $$ select tests.edit('two') $$, 'works', 'which its seller edits in these ten seconds'),
  (null, $$ select tests.after_ten_seconds() $$, 'gives 1', 'the decision is tried'),
  (null, $$ select tests.verified('two') $$, 'gives false', 'it isn''t carried out'),
  (null, $$ select title, error from staff_decisions() $$,
    'gives (two,"The listing was edited since you opened it. Review it again.")', 'the reviewer reads why'),
  ('Rev2', $$ select from staff_decisions() $$, 'no rows', 'others don''t'),
  (null, $$ select listings from staff_counts() $$, 'gives 4', 'it''s in the queue'),
  ('Rev', $$ select undo_decision(tests.decision('two')) $$, 'works', 'the reviewer has read it'),
  (null, $$ select from staff_decisions() $$, 'no rows', 'and it''s forgotten'),
  (null, $$ select tests.approve('three') $$, 'rows', 'the reviewer approves a third'),
  ('Rev2', $$ select decide_listing_review(tests.review('three'), 'returned', 'No.') $$, 'works',
    'which another returns by the function itself'),
  ('Rev', $$ select tests.after_ten_seconds() $$, 'gives 1', 'the decision is tried'),
  (null, $$ select error from staff_decisions() $$, 'gives ("This request has already been reviewed.")',
    'and can''t change the other one'),

  -- Something is deleted.
  (null, $$ select undo_decision(tests.decision('three')) $$, 'works', 'the reviewer has read it'),
  (null, $$ select tests.approve('five') $$, 'rows', 'the reviewer approves a listing'),
  ('owner', $$ delete from properties where id = tests.listing_id('five') $$, 'works', 'that its seller deletes'),
  ('Rev', $$ select tests.after_ten_seconds() $$, 'gives 1', 'the decision is tried'),
  (null, $$ select error from staff_decisions() $$, 'gives ("This request has already been reviewed.")',
    'and can''t be carried out'),

  -- Whose rights end in between.
  ('Gone', $$ select tests.approve('four') $$, 'rows', 'a reviewer approves a fourth'),
  ('owner', $$ delete from staff where user_id = tests.user_id('Gone') $$, 'works', 'and leaves the team'),
  (null, $$ select tests.after_ten_seconds() $$, 'gives 1', 'the decision is tried'),
  (null, $$ select tests.verified('four') $$, 'gives false', 'without the role'),
  ('Gone', $$ select from staff_decisions() $$, 'no rows', 'who left sees no decisions'),
  (null, $$ select tests.approve('four') $$, 'fails 42501: Only staff can decide', 'and makes none'),
  ('Rev2', $$ select tests.approve('four') $$, 'rows', 'another reviewer approves it'),
  ('Boss', $$ select moderate('suspend', 'profile', tests.user_id('Rev2'), 'x', until => now() + interval '1 day') $$,
    'rows', 'and is suspended'),
  (null, $$ select tests.after_ten_seconds() $$, 'gives 1', 'the decision is tried'),
  (null, $$ select tests.verified('four') $$, 'gives false', 'without the rights'),
  ('Boss', $$ select tests.approve('four') $$, 'rows', 'an admin approves it'),
  ('owner', $$ select private.end_access(tests.user_id('Boss'), 'new_password') $$, 'works',
    'and changes the password'),
  (null, $$ select tests.after_ten_seconds() $$, 'gives 0', 'what another session decided has ended with it'),
  (null, $$ select tests.verified('four') $$, 'gives false', 'and nothing was carried out'),

  -- What is about content, and several reports.
  ('Rev', $$ select report('post', tests.listing_id('post'), 'scam') $$, 'works', 'a post is reported'),
  ('Mod', $$ select decide('moderate_reports', jsonb_build_object('report_ids', array(select id from reports),
    'action', 'remove', 'reason', 'Scam'), 'Roofers') $$, 'rows', 'a moderator acts on reports'),
  (null, $$ select reports from staff_counts() $$, 'gives 0', 'which leave the queue'),
  (null, $$ select tests.after_ten_seconds() $$, 'gives 1', 'it''s carried out'),
  (null, $$ select handled_at is not null from reports $$, 'gives (t)', 'they''re handled'),
  (null, $$ select decide('moderate', jsonb_build_object('action', 'suspend', 'subject_kind', 'profile', 'subject_id',
    tests.user_id('Sal'), 'reason', 'Spam', 'until', now() + interval '7 days'), 'Sal') $$, 'rows',
    'suspensions wait, too'),
  (null, $$ select count(*) from private.member_standings $$, 'fails 42501', 'members can''t read the tables'),
  (null, $$ select tests.after_ten_seconds() $$, 'gives 1', 'and are carried out'),
  ('owner', $$ select standing from private.member_standings
    where user_id = tests.user_id('Sal') $$, 'gives (suspended)', 'then')
) as t (who, statement, outcome, rule);

select * from finish();
rollback;
