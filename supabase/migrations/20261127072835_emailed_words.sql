set check_function_bodies = off;

create or replace function private.claim_mail (
  max_rows integer
)
  returns table (
    id            uuid,
    user_id       uuid,
    email         text,
    name          text,
    kind          text,
    actor_id      uuid,
    actor_name    text,
    actor_trusted boolean,
    title_trusted boolean,
    place         text,
    data          jsonb
  )
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  delete from private.mail_queue q where q.created_at < now() - interval '30 days';
  return query
    with claimed as (
      update private.mail_queue q set claimed_at = clock_timestamp(), attempts = q.attempts + 1
      where q.id in (
        select w.id from private.mail_queue w
        where w.claimed_at is null and w.given_up_at is null and w.due_at <= now()
        order by w.due_at for update skip locked limit least(greatest(coalesce(max_rows, 20), 1), 100)
      )
      returning q.*
    )
    select c.id, c.user_id, contact.email, reader.name, c.kind, shown.id, coalesce(shown.name, party.name),
      coalesce(party.id is not null or private.trust_level(c.actor_id) > 0, false),
      c.kind = 'deal' or coalesce(listing.user_id = reader.id or private.trust_level(listing.user_id) > 0, false),
      z.city || ', ' || z.state,
      c.data || jsonb_strip_nulls(jsonb_build_object('words',
        case when c.kind in ('offer', 'deal') then private.words_of_entry(c.subject_id, c.user_id) end))
    from claimed c
    join public.users reader on reader.id = c.user_id
    join public.member_contacts contact on contact.user_id = c.user_id
    left join public.users shown on shown.id = c.actor_id and private.profile_visible_to(shown.id, reader.id)
    -- As public.by_name. Who is in a deal was let in by its buyer and seller.
    left join public.deal_parties party on c.kind = 'deal' and party.deal_id = (c.data ->> 'deal_id')::uuid
      and c.data ->> 'by' in (party.role, 'party:' || party.id)
    left join public.properties listing on listing.id = (c.data ->> 'property_id')::uuid
    left join public.zip_codes z on z.zip = coalesce(listing.zip, right(c.data ->> 'address', 5))
    union all
    -- Invitations that were neither used nor withdrawn.
    select c.id, null, invitee.email, '', c.kind, inviter.id, inviter.name, private.trust_level(c.actor_id) > 0, true,
      null, c.data || private.issue_invitation_link(guest.id)
    from claimed c
    join public.deal_parties guest on guest.id = c.subject_id
    join public.deal_invitees invitee on invitee.party_id = guest.id
    join public.deals d on d.id = guest.deal_id and d.state = 'open'
    join public.users inviter on inviter.id = c.actor_id
    where c.user_id is null
    union all
    -- Acknowledgments of legal notices.
    select c.id, null, notice.email, '', c.kind, null, null, false, false, null, c.data
    from claimed c join public.contact_messages notice on notice.id = c.subject_id
    where c.user_id is null;
end;
$function$;

create or replace function private.my_offer_ids()
  returns uuid[]
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$ select private.offer_ids_of((select auth.uid())); $function$;

create or replace function private.offer_ids_of (
  member uuid
)
  returns uuid[]
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(array_agg(readable.id), '{}') from (
    select o.id from public.offers o where o.buyer_id = member
    union all
    select o.id from public.offers o where o.seller_id = member and o.opened_at is not null
    union all
    select d.offer_id from public.deal_parties p join public.deals d on d.id = p.deal_id
    where p.user_id = member and p.role = 'jv_partner' and private.takes_part(p)
  ) as readable;
$function$;

create or replace function private.words_of_entry (
  entry  uuid,
  reader uuid
)
  returns text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select string_agg(t.text, ' ' order by t.field) from public.ledger_entries e
  join public.ledger_texts t on t.offer_id = e.offer_id and t.seq = e.seq and t.field in ('message', 'reason', 'note')
  where e.id = words_of_entry.entry and t.author_id <> reader and e.offer_id = any (private.offer_ids_of(reader));
$function$;

comment on function "private"."my_offer_ids"() is 'The caller''s private.offer_ids_of.';

comment on function "private"."offer_ids_of"(uuid) is 'The offers whose terms and ledger a member reads: the buyer''s; the seller''s, unless they are or stayed sealed; those of deals the member is a JV partner of. Not guests'', and not staff''s.';

comment on function "private"."words_of_entry"(uuid, uuid) is 'What the other side wrote with a step of an offer or a deal, for an email to a member who reads the ledger. Null without words, for other readers, and once the text was deleted.';

comment on function "public"."claim_mail"(integer) is 'For the send-mail function: claims up to 100 due emails. Report each with complete_mail. user_id is null for acknowledgments of legal notices, and for invitations to deals, whose data has the token of their link. actor_id and actor_name are null if nobody is named or the reader can''t see the actor''s profile; a step of a deal has only the name, as the deal shows it. words in data: what came with a step of an offer or a deal (private.words_of_entry). actor_trusted: whether the actor may message strangers (trust level 1), or is in the reader''s deal. title_trusted: whether the title in data is of a listing of the reader''s own or of someone who may message strangers, or what a deal calls its property. place: where the listing is, by its ZIP code: "Columbus, OH"; null without one, and for invitations.';

revoke all on function "private"."offer_ids_of"(uuid) from public;

revoke all on function "private"."words_of_entry"(uuid, uuid) from public;

reset check_function_bodies;
