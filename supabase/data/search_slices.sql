-- The slices of search: every state with every property type, verified or not, with priority or not.

insert into private.search_slices (state, property_type, verified, priority)
select s.code, t.property_type, v.verified, p.priority
from private.us_states s
cross join unnest(private.property_types()) as t (property_type)
cross join (values (true), (false)) as v (verified)
cross join (values (true), (false)) as p (priority)
on conflict do nothing;
