-- When the earnest money of an offer is due: hours after its acceptance, or on a business day.

create function private.business_day_after(day date, days integer) returns date
language sql immutable parallel safe set search_path = ''
as $$
  select case when days > 0 then (
    select d.day
    from generate_series(1, 2 * days + 10) as n
    cross join lateral (select business_day_after.day + n) as d (day)
    cross join lateral (select extract(isodow from d.day), extract(month from d.day), extract(day from d.day))
      as is_on (weekday, month, date)
    where is_on.weekday < 6
      and is_on.month * 100 + is_on.date <> all ('{101,619,704,1111,1225}')
      -- One on a Sunday closes the Monday, and one on a Saturday doesn't close the Friday.
      and not (is_on.weekday = 1 and is_on.month * 100 + is_on.date = any ('{102,620,705,1112,1226}'))
      -- By month, weekday, and which one of the month it is. Memorial Day is the last Monday of May.
      and (is_on.month, is_on.weekday, ceil(is_on.date / 7)) not in (
        (1, 1, 3), (2, 1, 3), (9, 1, 1), (10, 1, 2), (11, 4, 4)
      )
      and not (is_on.month = 5 and is_on.weekday = 1 and is_on.date > 24)
    order by n offset days - 1 limit 1
  ) when days <= 0 then day end;
$$;
comment on function private.business_day_after(date, integer) is
  'The day that is so many business days after another, which doesn''t count itself, as banks observe weekends and '
  'federal holidays (https://www.federalreserve.gov/aboutthefed/k8.htm). The same day for 0 or less, null for nulls. '
  'Must match addBusinessDays in src/kit/time/business-days.ts.';

create function private.earnest_due_at(terms public.offer_versions, since timestamptz, zone text) returns timestamptz
language sql stable set search_path = ''
as $$
  select coalesce(
    (private.business_day_after((since at time zone zone)::date, terms.earnest_due_days) + time '17:00')
      at time zone zone,
    since + terms.earnest_due_hours * interval '1 hour'
  );
$$;
comment on function private.earnest_due_at(public.offer_versions, timestamptz, text) is
  'When earnest money is due that counts from a time: after the hours of the terms, or at 5 PM of their business day, '
  'when banks'' wires end.';
grant execute on function private.business_day_after(date, integer),
  private.earnest_due_at(public.offer_versions, timestamptz, text)
  to authenticated, service_role;
