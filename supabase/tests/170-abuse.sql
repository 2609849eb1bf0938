-- What an account created to annoy others can do: nothing before its email is verified, and little after.
begin;
\ir helpers.psql
select tests.create_user('Mallory', confirmed => false, age => '0');
select tests.create_user('Victim ' || number) from generate_series(1, 25) as number;

create function tests.attempts(statement text) returns text language plpgsql
as $$
declare
  done integer := 0;
  refusal text;
begin
  for number in 1..25 loop
    begin
      execute statement using tests.user_id('Mallory'), tests.user_id('Victim ' || number);
      done := done + 1;
    exception
      when others then refusal := coalesce(refusal, sqlstate || ' ' || sqlerrm);
    end;
  end loop;
  return done || coalesce(', then ' || refusal, '');
end;
$$;
comment on function tests.attempts(text) is
  'Runs a statement by Mallory ($1) against each of 25 members ($2). Returns how many worked, and the first error.';
create function tests.review_all() returns text language sql
as $$
  select tests.attempts(
    'insert into public.member_reviews (author_id, member_id, rating, text) '
      'values ($1, $2, 1, ''Better deals: https://scam.example'')'
  );
$$;
create function tests.request_all() returns text language sql
as $$ select tests.attempts('insert into public.connections (sender_id, receiver_id) values ($1, $2)'); $$;
create function tests.follow_all() returns text language sql
as $$ select tests.attempts('insert into public.follows (follower_id, followed_id) values ($1, $2)'); $$;

-- Unverified --------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Mallory', $$ tests.review_all() $$, 'gives 0, then P0001 Verify your email address first.',
    'an account with an unverified email can''t review anyone'),
  ('Mallory', $$ tests.request_all() $$, 'gives 0, then P0001 Verify your email address first.',
    'an account with an unverified email can''t ask anyone to connect'),
  ('Mallory', $$ tests.follow_all() $$, 'gives 0, then P0001 Verify your email address first.',
    'an account with an unverified email can''t follow anyone'),
  ('owner', $$ select from public.notifications $$, 'no rows', 'nobody heard of the account')
) as t (who, statement, outcome, rule);

-- New ---------------------------------------------------------------------------------------------

select tests.verify_email('Mallory');
select tests.as_member('Mallory');
select is(
  tests.review_all(), '0, then P0001 You can review a member after working together: once you’ve closed a deal, once '
    'you’ve been connected for 7 days and have both written messages, or after you’ve attended the same event.',
  'a new account can''t review members it never dealt with'
);
select tests.holds(statement, outcome, rule) from (values
  ($$ tests.request_all() $$, 'gives 10, then P0001 New members can send 10 connection requests a day.',
    'a new account can send 10 connection requests a day'),
  ($$ tests.follow_all() $$, 'gives 20, then P0001 New members can follow 20 members a day.',
    'a new account can follow 20 members a day')
) as t (statement, outcome, rule);

select * from finish();
rollback;
