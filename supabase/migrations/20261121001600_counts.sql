-- What the headers of every screen show, in one answer.

create function public.waiting_counts() returns table (notifications integer, messages integer, requests integer)
language sql stable set search_path = ''
as $$
  with me as materialized (select auth.uid() as id)
  select
    (select count(*) from public.notifications n where n.user_id = me.id and n.read_at is null)::integer,
    (select count(*) from public.conversation_members s where s.user_id = me.id and s.unread > 0)::integer,
    (select count(*) from public.connections c where c.receiver_id = me.id and c.status = 'pending')::integer
  from me;
$$;
comment on function public.waiting_counts() is
  'What waits for the caller, one row: unread notifications, conversations with something unread, and connection requests to answer.';

revoke execute on function public.waiting_counts() from public, anon;
grant execute on function public.waiting_counts() to authenticated, service_role;
