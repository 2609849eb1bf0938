-- Fair housing: words about people in texts about homes, as regular expressions in lower case.

create function private.fair_housing_people() returns table (mark text, class text, people text, traits text)
language sql immutable parallel safe set search_path = ''
as $$
  values
    ('r', 'race or color',
      'african[- ]americans?|caucasians?|asians|hispanics?|latin[oax]s?|native americans?|minorities|whites|blacks'
      || '|(?:people|persons?|m[ae]n|wom[ae]n) of color|coloreds',
      'white|black|brown|asian|caucasian|hispanic|latin[oax]|african[- ]american|native american|minority|colored'
      || '|bi-?racial|inter-?racial|mixed[- ]race|integrated|segregated'),
    ('n', 'national origin',
      'immigrants?|foreigners?|refugees?|illegals|aliens?|non-?citizens?|(?:u\.?s\.?a?\.?|american'
      || '|native) citizens?|(?<!senior )citizens|(?:green card|visa|daca)(?: holders?| recipients?)|arabs?'
      || '|gyps(?:y|ies)|middle easterners?|non-?americans?|(?:mexic|kore|ind|pakistan|iran|pers|syr|egypt|ethiop'
      || '|niger|keny|hait|jamaic|cub|dominic|colomb|venezuel|brazil|salvador|guatemal|hondur|russ|ukrain|ital|germ'
      || '|alban|armen|puerto ric|afric|americ|europe|romani|croati|serbi|bosni|ghana|liberi|chile|peruvi|ecuador'
      || '|nicaragu|cambodi|laoti|burm)i?ans|filipin[oa]s|somalis|iraqis|pakistanis|punjabis|bengalis|greeks|turks'
      || '|poles|swedes|(?:non[- ]?)?english[- ]speakers?|(?:people|tenants?|anyone|someone) from (?:overseas'
      || '|abroad|other countries|another country)',
      'mexican|chinese|japanese|korean|vietnamese|filipin[oa]|indian|pakistani|bangladeshi|arab|iranian|persian'
      || '|iraqi|syrian|lebanese|egyptian|somali|ethiopian|nigerian|haitian|jamaican|cuban|dominican|puerto rican'
      || '|colombian|venezuelan|brazilian|salvadoran|guatemalan|honduran|russian|ukrainian|polish|italian|irish'
      || '|greek|german|albanian|armenian|turkish|punjabi|bengali|gujarati|hmong|middle[- ]eastern|eastern european'
      || '|african|american|foreign|immigrant|(?:native|foreign|american)[- ]born|\w+[- ]speaking'),
    ('g', 'religion',
      'christians?|catholics?|protestants?|evangelicals?|baptists?|lutherans?|mormons?|jews?|muslims?|moslems?'
      || '|hindus?|buddhists?|sikhs?|atheists?|amish|(?:non-?)?believers?|church-?goers?|jehovah''?s witness(?:es)?'
      || '|members of (?:our|his|her|their|my|the|a) (?:own |local |same )?(?:church|faith|congregation|parish'
      || '|religion|synagogue|temple|mosque)|(?:our|his|her|their|the same|my) (?:own )?(?:faith|religion)',
      '(?:non-?)?(?:christian|catholic|protestant|evangelical|baptist|lutheran|mormon|jewish|orthodox|muslim'
      || '|islamic|hindu|buddhist|sikh|amish)|god[- ]fearing|church[- ]going|religious|like-?minded christian'),
    ('s', 'sex',
      '(?:fe)?males?|m[ae]n|wom[ae]n|lad(?:y|ies)|gentlem[ae]n|guys?|girls?|boys?|dudes|gays|lesbians|homosexuals?'
      || '|lgbtq?\+?|transgenders?|trans people|bachelors?|bachelorettes?|sorority sisters?|fraternity brothers?',
      '(?:fe)?male|gay|lesbian|straight|heterosexual|homosexual|same[- ]sex|transgender|trans|lgbtq?\+?'),
    ('d', 'disability',
      'disabled|handicapped|wheelchairs?|cripples?|(?:the )?(?:mentally|chronically) ill|mental patients?|addicts?'
      || '|alcoholics?|disabilit(?:y|ies)|handicaps?|mental (?:illness(?:es)?|health (?:issues|problems'
      || '|conditions?)|problems)|hiv|aids|mobility (?:issues|problems|impairments?)|walkers?|crutches|ssdi'
      || '|oxygen tanks?|(?:service|comfort|guide|assistance|support|therapy) (?:animals?|dogs?)'
      || '|seeing[- ]eye dogs?|esas?'
      || '|live-?in (?:aides?|caregivers?)|special needs|autis(?:m|tic)',
      'disabled|handicapped|blind|deaf|mentally ill|autistic|recovering|wheelchair[- ]bound|special[- ]needs'),
    ('f', 'familial status',
      'teens?|teenagers?|minors|youngsters|famil(?:y|ies)|pregnan(?:t|cy)|(?:single|expectant|new'
      || '|unwed) (?:parents?|moms?|mothers?|dads?|fathers?)|childless|single (?:people|persons?|professionals?'
      || '|adults?|individuals?|occupants?)|(?:mature|older|elderly|middle[- ]aged|retired|young|younger) (?:people'
      || '|persons?|individuals?|tenants?|professionals?|adults?|folks|buyers?)|couples?|singles|adults?|seniors?'
      || '|senior citizens?|retirees?|elderly|empty[- ]nesters?|dinks?|newly-?weds?|grandparents'
      || '|working professionals?|unmarried',
      'childless|child[- ]free|adult|elderly|unmarried|married|pregnant|singles'),
    -- Whom a text may want, and not keep out; and the reverse.
    ('k', 'familial status', 'kids?|child(?:ren)?|bab(?:y|ies)|newborns?|infants?|toddlers?', null),
    ('h', 'disability', 'able[- ]bodied|(?:physically|mentally) (?:fit|able|strong|sound|stable|active)', 'healthy');
$$;
comment on function private.fair_housing_people() is
  'Who the law protects, by class: people (nouns, in texts about who is wanted or not) and traits (before a word for '
  'people or for where they live). mark: the letter that private.mark_people puts at them.';

create function private.fair_housing_harmless() returns text
language sql immutable parallel safe set search_path = ''
as $$
  select array_to_string(array[
    -- That nobody is kept out: what's listed, and nothing after it.
    '\m(?:not discriminate|without discrimination|regardless of|equal (?:housing )?opportunity)'
      || '(?:[ ,:]+(?:on|the|basis|based|because|of|against|any|anyone|or|and|race|color|creed|religion|sex|gender'
      || '|sexual|orientation|handicap|disability|familial|status|national|origin|age|marital))*\M',
    -- Kinds of buildings, rooms, and things.
    '\m(?:(?:single|multi)[- ]?famil(?:y|ies)|(?:one|two|three|four|five|six|\d+(?:-\d+)?)[- ]?family)\M',
    '\mfamil(?:y|ies)[- ](?:rooms?|owned|run|heirlooms?|business|size|style|kitchen|dining|restaurants?|market'
      || '|dinners?|gatherings?|reunions?|holidays?|time|fun|meals?|barbecues?|game|movie|activit\w+|events?'
      || '|get-?togethers?|office|living|entertain\w*|law|doctor|dollar|medicine|practice|clinic|center|trust'
      || '|estate|compound|farm|members?|photos?|drama|issues|bath\w*|floor|homes?|house|houses|dwellings?|units?'
      || '|duplex|insurance|services|court|resorts?|campground|parks?|to split)\M',
    '\m(?:kids?|child(?:ren)?|bab(?:y|ies)|teen|toddler|adult|senior|girls?|boys?|m[ae]n|wom[ae]n'
      || '|youth)[- ](?:bed)?(?:rooms?|bath\w*|play\w*|care|daycare|day|gates?|proof\w*|centers?|parks?|hospitals?'
      || '|schools?|museums?|wing|area|zone|clubs?|pools?|swings?|equipment|furniture|bunk\w*|services?|education'
      || '|cave|made|shed|hole|doors?|housing|living|family home|foster|apartments?|project|shelter|ministry'
      || '|scouts?|entertainment|movies|novelty)\M',
    '\m(?:boys|girls) (?:&|and) (?:boys|girls)\M', '\m(?:fe)?males? (?:&|and|or|/) (?:fe)?males?\M',
    '\mm[ae]n (?:&|and) wom[ae]n\M', '\mhandy m[ae]n\M',
    '\m(?:child(?:ren)?|kids?|toddlers?|bab(?:y|ies)|teens?|adults?|seniors?|wom[ae]n|m[ae]n|ladies|girls?'
      || '|boys?)(?:''s|s'') (?!only|prefer)\w+',
    '\m(?:adult|grown|his|her|their|my|owner''?s|seller''?s) (?:adult )?(?:child(?:ren)?|kids|family|bab(?:y|ies))\M',
    '\mcouples?[- ](?:therapy|massage|counseling|retreat)\M', '\mcouple (?:of|left|remaining|hundred|dozen|thousand'
      || '|more|years?'
      || '|blocks?|miles?|minutes?|extra|bucks)\M',
    '\m(?:handicap(?:ped)?|wheelchairs?|mobility|disability|disabled)[- ](?:access\w*|park\w*|ramps?|stalls?'
      || '|spaces?|bath\w*|showers?|rails?|equipped|friendly|lifts?|entr\w*|turn\w*|van|lawyers?|services?)\M',
    -- Names of places, and makes of things.
    '\m(?:\w+ )?(?:' || (select string_agg(p.traits || '|' || p.people, '|') from private.fair_housing_people() as p
      where p.mark in ('r', 'n', 'g', 's'))
      || ')(?: (?:brothers|science|catholic|orthodox|baptist|community|cultural|reformed|american|memorial'
      || '|church))?[- ](?:streets?|st|avenue|ave|road|rd|lanes?|drive|boulevard|blvd|court|way|hills?|mountains?'
      || '|creek|lakes?|rivers?|islands?|beach|bay|point|ridge|springs?|heights|square|church(?:es)?|chapel'
      || '|cathedral|temple|synagogue|mosque|schools?|high|college|university|academy|hospitals?|clinics?|centers?'
      || '|centre|center|museums?|theaters?|theatre|markets?|grocery|grocer|baker(?:y|ies)|delis?|restaurants?'
      || '|cafes?|cuisine|food|shops?|stores?|cemetery|parks?|garden|gardens|tiles?|doors?|style|revival'
      || '|architecture|rest-?rooms?|bath-?rooms?|charities|social services|ministry|ministries|mission|shelter'
      || '|owned|made|built|inspired|marble|oak|walnut|cabinets?|appliances|kitchens?|granite|quarter|village|town'
      || '|district|channel|embassy|consulate|bank|bar|bars|chamber|county|corps|legion|club|family insurance)\M'
  ], '|');
$$;
comment on function private.fair_housing_harmless() is
  'What isn''t about who should live in a home, though it has words of private.fair_housing_people.';

create function private.mark_people(content text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  words record;
begin
  -- Most texts have none of the words, and what follows takes longer.
  if not exists (
    select from private.fair_housing_people() p
    where content ~ ('\m(?:' || concat_ws('|', p.people, p.traits) || ')\M')
  ) then
    return content;
  end if;
  content := regexp_replace(content, private.fair_housing_harmless(), ' x ', 'g');
  for words in select * from private.fair_housing_people() loop
    content := regexp_replace(
      content, '\m(' || words.people || ')\M(?!''s|[- ](?:owned|run|friendly)\M'
      || '|[^<>]*>)', '<' || words.mark || ' \1>', 'g'
    );
    continue when words.traits is null;
    content := regexp_replace(
      content, '\m(' || words.traits || ')\M(?![^<>]*>)', '<' || upper(words.mark) || ' \1>', 'g'
    );
  end loop;
  return content;
end;
$$;
comment on function private.mark_people(text) is
  'A text in lower case with its people as <f couple> and its traits as <F married>: a letter of '
  'private.fair_housing_people. What isn''t about who should live in a home is left out.';
