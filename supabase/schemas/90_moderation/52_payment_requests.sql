-- Requests for money up front, the usual scam with listings: "Zelle $2,000 to reserve", "wire a fee before viewing".
--
-- Moderators see every text with one that reaches strangers. What a member below level 2 posts waits (hold_reason);
-- the rest is flagged in the reports queue and stays visible.

create function private.payment_words(
  out amount text, out app text, out fee text, out first text, out look text, out keep text, out send text,
  out purpose text
)
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  amount := '(?:\$\s?[0-9][0-9.,]*\s?k?|[0-9][0-9.,]*\s?k?\s?(?:dollars|usd|bucks))';
  -- Payments that can't be taken back.
  app := '(?:\mz\W?[e3]\W?[l1i]\W?[l1i]\W?[e3](?:d|ing)?\M|\mcash\W?app(?:ed|ing)?\M|\mvenmo(?:ed|ing)?\M'
    || '|\mpay\W?pal\M|\mwestern\W?union\M|\mmoney\W?gram\M|\m(?:gift|prepaid|itunes|steam)\W?cards?\M|\mgreen\W?dot\M'
    || '|\m(?:bitcoins?|btc|usdt|crypto(?:currency)?|ethereum)\M|\m(?:apple|google)\W?pay\M|\mgpay\M|\mremitly\M)';
  fee := '(?:\mfees?\M|\mdeposits?\M|\mmoney\M|\mpayments?\M|\mfunds\M|\mcash\M|\memd\M|\mearnest\M|' || amount || ')';
  first := '(?:\mup\W?front\M|\min advance\M|\mbefore(?:hand)?\M|\mprior to\M|\mahead of\M)';
  look := '(?:\m(?:see|seeing|sees|view|viewings?|tours?|touring|visit(?:s|ing)?|showings?|shown?'
    || '|inspections?|inspecting|walk\W?throughs?|access|keys?|lock\W?box|address|appointments?|application)\M)';
  keep := '(?:\m(?:reserve|reserves|reserving|reservations?|hold|holds|holding|secure|secures|securing'
    || '|lock|locks|locking|off the market|first in line|skip the line)\M)';
  send := '(?:\m(?:send|sending|wire|wiring|pay|paying|transfer|transferring|remit|mail|put down|submit'
    || '|deposit|venmo)\M)';
  purpose := '(?:' || keep || '|' || first || '|\mdeposits?\M|\mfees?\M|\memd\M|\mearnest\M|\msend\M)';
end;
$$;
comment on function private.payment_words() is
  'What requests for money are made of, as regular expressions: an amount, a payment app, a fee, its being due first, '
  'seeing a property, reserving it, sending money, and what money sent by an app is for.';

create function private.asks_for_payment(content text) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  w record;
  sentence text;
  plain text := regexp_replace(private.bare_text(coalesce(content, '')), '[’‘ʼ`´]', '''', 'g');
begin
  -- What follows takes 20 ms, and most texts name no payment at all.
  if plain !~ ('\$|dollar|usd|buck|fee|deposit|money|pa[iy]|fund|cash|emd|earnest|charge|z\W?[e3]\W?[l1i]|venmo|western'
    || '|card|green|bitcoin|btc|crypto|ethereum|remitly')
  then
    return false;
  end if;
  w := private.payment_words();
  plain := regexp_replace(plain, '\mproof of funds\M', ' x ', 'g');
  -- "No fees up front" and "never wire money before viewing" ask for nothing.
  plain := regexp_replace(plain, '\m(?:never|don''?t|do not|won''?t|will not|cannot|can''?t|nobody should)\M'
    || '(?:\s\w+){0,2}?\s(?:ask|send|pay|wire|zelle|venmo|request|require|take|accept|need|charge|transfer)\M'
    || '[^.!?;:,\n]*', ' x ', 'g');
  plain := regexp_replace(plain, '\m(?:no|without|zero|0)\M\s(?:\w+\s){0,2}?(?:fees?|deposits?|money|payments?|cash'
    || '|costs?|charges?)\M(?:[^.!?;:,\n]{0,30}?' || w.first || ')?', ' x ', 'g');
  -- Anywhere near an app: what the money is for, or how much it is, except a tenant's rent.
  if plain ~ (w.app || '\W{0,3}(?:me\M|us\M|over\M|it to\M|' || w.amount || ')')
    or plain ~ (w.app || '.{0,80}' || w.purpose)
    or plain ~ (w.purpose || '.{0,80}' || w.app)
    or (plain !~ '\m(?:rents?|tenants?)\M' and plain ~ (w.amount || '.{0,40}' || w.app))
  then
    return true;
  end if;
  foreach sentence in array regexp_split_to_array(plain, '[!?;\n]+|\.+(?:\s|$)') loop
    -- Fees that no honest seller has, and "pay me first".
    if sentence ~ ('\m(?:reservation|reserve|hold|holding|viewing|showing|tour|access|lock\W?box|appointment|key)s?\W'
        || '(?:fees?|deposits?|charges?|payments?)\M')
      or sentence ~ ('\m(?:fees?|deposits?|payments?)\M.{0,12}\m(?:for|on) (?:a |the |each |any )?' || w.look)
      or sentence ~ (w.send || '.{0,40}' || w.fee || '.{0,30}\m(?:to|into) (?:me|my|us|our)\M')
      or sentence ~ (w.send || '\s(?:me|us)\s(?:the |a |an |your |my )?(?:\w+ )?' || w.fee)
    then
      return true;
    end if;
    -- Money that a third party holds is how deals are done.
    continue when sentence ~ '\m(?:title|escrow|attorneys?|closing|settlement|trust account|broker(?:age)?)\M';
    if sentence ~ (w.fee || '.{0,40}' || w.first || '.{0,40}' || w.look)
      or sentence ~ (w.first || '.{0,30}' || w.look || '.{0,50}' || w.fee)
      or sentence ~ (w.fee || '.{0,40}(?:\m(?:to|for)\M|\mrequired\M).{0,25}' || w.look)
      or sentence ~ (w.send || '.{0,30}' || w.fee || '.{0,40}(?:' || w.keep || '|' || w.first || ')')
      or sentence ~ ('\m(?:fees?|deposits?|payments?)\M.{0,25}(?:' || w.keep || '|' || w.first || ')')
      or sentence ~ (w.amount || '.{0,25}\m(?:to |will |that )?(?:reserves?|holds?|secures?|locks?)\M.{0,20}'
        || '\m(?:it|this|yours?|place|spot|house|home|property|unit|deal|lot|duplex|listing)\M')
      or sentence ~ ('\m(?:up\W?front|advance)\W(?:fees?|deposits?|payments?|money|cash)\M')
      or sentence ~ ('\m(?:reserve|hold|secure|lock)\M.{0,25}\m(?:with|for|by)\M.{0,15}' || w.amount || '.{0,20}'
        || '(?:\mdeposits?\M|\mdown\M|\mfees?\M)')
    then
      return true;
    end if;
  end loop;
  return false;
end;
$$;
comment on function private.asks_for_payment(text) is
  'Whether a text asks for money before a deal: by an app or a wire, to reserve a property or to see it. False for '
  'null, for earnest money with a title company, and for "no fees up front". Can be wrong both ways, so moderators '
  'decide.';

create function private.newly_asks_for_payment(before_edit text, content text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select content is distinct from before_edit and private.asks_for_payment(content)
    and not private.asks_for_payment(before_edit);
$$;
comment on function private.newly_asks_for_payment(text, text) is
  'Whether an edit makes a text ask for money up front, or for null before the edit, whether a new text does.';

create function private.flag_payment(member uuid, kind text, subject uuid, content jsonb, words text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  finding constant text := 'Asks for money up front: “' || left(btrim(words), 1000) || '”';
begin
  if exists (select from public.staff s where s.user_id = member) then
    return;
  end if;
  -- A finding that doesn't fit gets a report of its own.
  update public.reports r
  set details = case when strpos(r.details, finding) > 0 then r.details else r.details || E'\n' || finding end
  where r.id = (
    select o.id from public.reports o
    where o.subject_id = subject and o.is_automatic and o.handled_at is null
      and (strpos(o.details, finding) > 0 or char_length(o.details) + 1 + char_length(finding) <= 2000)
    order by strpos(o.details, finding) desc, o.created_at limit 1
  );
  if not found then
    insert into public.reports (is_automatic, reported_id, subject_kind, subject_id, reason, details, snapshot)
    values (true, member, kind, subject, 'scam', finding, content);
  end if;
end;
$$;
comment on function private.flag_payment(uuid, text, uuid, jsonb, text) is
  'Puts what a member wrote into the reports queue, with the words that ask for money: in the details of the open '
  'automatic report about the subject, or in a new one. Does nothing if they''re there already or the member is staff.';

create function private.flag_text(member uuid, words text) returns void
language sql volatile security definer set search_path = ''
as $$
  select private.flag_payment(u.id, 'profile', u.id, to_jsonb(u), words) from public.users u where u.id = member;
$$;
comment on function private.flag_text(uuid, text) is
  'private.flag_payment for words that aren''t content of their own: it''s about the member. Does nothing for null.';
