set check_function_bodies = off;

drop view "private"."action_limits";

create or replace function private.check_requested_email()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if not exists (
    select from private.email_change_permits p
    where p.user_id = new.id and p.email = lower(new.email_change) and p.permitted_at > now() - interval '1 day'
  ) then
    raise exception 'The member didn''t permit this change of email' using errcode = '42501';
  end if;
  return new;
end;
$function$;

create or replace function private.permit_email_change (
  new_email text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if private.session_refusal() is not null or not exists (
    select from auth.sessions s
    where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = auth.uid()
      and s.created_at > now() - interval '10 minutes'
  ) then
    raise exception 'Sign in again to change your email.' using errcode = '42501', hint = 'sign_in_again';
  end if;
  -- The auth server writes to the new address, so nobody may have it write to strangers from a throwaway account.
  perform private.check_email_verified();
  perform private.consume_rate_limit('email_change');
  insert into private.email_change_permits as p (user_id, email) values (auth.uid(), lower(btrim(new_email)))
  on conflict (user_id) do update set email = excluded.email, permitted_at = excluded.permitted_at;
end;
$function$;

create view "private"."action_limits" with (security_invoker=true) AS  SELECT action,
    period,
    verb,
    noun,
    max_uses,
    basic_max_uses,
    new_max_uses
   FROM ( VALUES ('review'::text,'1 day'::interval,'write'::text,'review'::text,5,2,2), ('connection_request'::text,'1 day'::interval,'send'::text,'connection request'::text,50,20,10), ('follow'::text,'1 day'::interval,'follow'::text,'member'::text,100,40,20), ('conversation'::text,'1 day'::interval,'start'::text,'conversation'::text,30,10,3), ('message'::text,'00:01:00'::interval,'send'::text,'message'::text,30,30,30), ('listing'::text,'1 day'::interval,'post'::text,'listing'::text,50,10,5), ('submission'::text,'1 day'::interval,'start'::text,'submission'::text,20,10,5), ('submit'::text,'1 day'::interval,'submit'::text,'deal'::text,10,5,5), ('upload'::text,'01:00:00'::interval,'upload'::text,'file'::text,300,200,100), ('upload'::text,'1 day'::interval,'upload'::text,'file'::text,1000,400,200), ('post'::text,'1 day'::interval,'write'::text,'post'::text,20,10,5), ('comment'::text,'00:01:00'::interval,'write'::text,'comment'::text,10,10,10), ('comment'::text,'1 day'::interval,'write'::text,'comment'::text,200,100,50), ('feed_edit'::text,'01:00:00'::interval,'make'::text,'edit'::text,60,60,60), ('like'::text,'00:01:00'::interval,'change'::text,'like'::text,120,60,60), ('forum'::text,'1 day'::interval,'create'::text,'forum'::text,3,1,1), ('topic'::text,'1 day'::interval,'start'::text,'topic'::text,10,5,3), ('reply'::text,'00:01:00'::interval,'write'::text,'forum post'::text,10,10,10), ('reply'::text,'1 day'::interval,'write'::text,'forum post'::text,200,100,50), ('reply_edit'::text,'01:00:00'::interval,'make'::text,'edit'::text,60,60,60), ('event'::text,'1 day'::interval,'propose'::text,'event'::text,5,2,2), ('event_change'::text,'1 day'::interval,'change'::text,'published event'::text,10,10,10), ('event_registration'::text,'00:10:00'::interval,'register for'::text,'event'::text,30,30,30), ('document_request'::text,'1 day'::interval,'send'::text,'document request'::text,50,20,10), ('document_decision'::text,'1 day'::interval,'answer'::text,'document request'::text,300,100,50), ('offer'::text,'1 day'::interval,'make'::text,'offer'::text,50,20,5), ('offer_change'::text,'1 day'::interval,'change'::text,'offer'::text,200,100,50), ('call_for_offers'::text,'1 day'::interval,'call for offers'::text,'time'::text,20,10,5), ('proof_of_funds'::text,'1 day'::interval,'upload'::text,'document'::text,10,5,3), ('proof_share'::text,'1 day'::interval,'share'::text,'document'::text,50,20,10), ('proof_view'::text,'01:00:00'::interval,'open'::text,'file'::text,200,100,50), ('deal_invitation'::text,'1 day'::interval,'invite'::text,'person'::text,30,20,10), ('outcome'::text,'1 day'::interval,'report'::text,'outcome'::text,50,50,50), ('deal_document'::text,'1 day'::interval,'add'::text,'document'::text,100,50,20), ('deal_document_share'::text,'1 day'::interval,'share'::text,'document'::text,200,100,50), ('deal_document_view'::text,'01:00:00'::interval,'open'::text,'file'::text,200,100,50), ('agreement'::text,'1 day'::interval,'prepare'::text,'agreement'::text,50,20,10), ('pipeline_item'::text,'1 day'::interval,'add'::text,'pipeline item'::text,500,300,200), ('pipeline_change'::text,'00:01:00'::interval,'make'::text,'pipeline change'::text,120,120,120), ('pipeline_change'::text,'1 day'::interval,'make'::text,'pipeline change'::text,5000,3000,2000), ('question'::text,'1 day'::interval,'ask'::text,'question'::text,30,10,5), ('answer'::text,'1 day'::interval,'write'::text,'answer'::text,300,100,50), ('listing_invitation'::text,'1 day'::interval,'send'::text,'invitation'::text,25,10,5), ('showing'::text,'1 day'::interval,'offer'::text,'showing'::text,50,20,10), ('showing_booking'::text,'1 day'::interval,'book'::text,'showing'::text,30,15,5), ('report'::text,'1 day'::interval,'send'::text,'report'::text,20,10,10), ('open_portal'::text,'01:00:00'::interval,'open'::text,'billing page'::text,50,50,50), ('email_change'::text,'1 day'::interval,'change your'::text,'email'::text,5,5,3), ('recovery_code'::text,'01:00:00'::interval,'try'::text,'recovery code'::text,10,10,10)) limits(action, period, verb, noun, max_uses, basic_max_uses, new_max_uses);

create trigger check_requested_email
  before update of email_change on auth.users
  for each row
  when
    ((((new.email_change)::text IS DISTINCT FROM (old.email_change)::text) AND
    ((COALESCE(new.email_change, ''::character varying))::text <> ''::text)))
  execute function private.check_requested_email();

comment on function "private"."check_requested_email"() is 'Update trigger on auth.users: raises 42501 before the auth server writes to an address that the member didn''t permit (see public.permit_email_change).';

comment on function "private"."permit_email_change"(text) is 'Permits the auth server to change the caller''s email to this one, which the caller then asks it to do. Takes a session of the last 10 minutes; refreshing a token doesn''t make it younger. Raises 42501 with the hint sign_in_again otherwise, P0001 with the hint verify_email before the current address is verified, P0001 with the hint rate_limit for too many changes, and 23514 for more than 255 characters.';

comment on function "public"."permit_email_change"(text) is 'Permits the auth server to change the caller''s email to this one, which the caller then asks it to do. Takes a session of the last 10 minutes; refreshing a token doesn''t make it younger. Raises 42501 with the hint sign_in_again otherwise, P0001 with the hint verify_email before the current address is verified, P0001 with the hint rate_limit for too many changes, and 23514 for more than 255 characters.';

comment on view "private"."action_limits" is 'How often a member may do what reaches others or costs us something, by trust level: the only place with these numbers.';

revoke all on function "private"."check_requested_email"() from public;

reset check_function_bodies;
