-- What `testo` searches (docs/decisions/042-text-search.md): the words of an ad by their Italian stems, all of them, also «con» and «non».
create extension if not exists fuzzystrmatch;
create text search dictionary italian_stem (template = snowball, language = italian);
create text search configuration ad_text (copy = simple);
alter text search configuration ad_text
  alter mapping for asciiword, word, asciihword, hword, hword_asciipart, hword_part, numword, numhword, hword_numpart with italian_stem;

-- Lower case, without accents; only letters, digits, and dots between digits, so that the parser sees words and numbers and nothing else.
create function plain_words(given text) returns text language sql immutable parallel safe as $$
  select regexp_replace(regexp_replace(
    translate(lower(given), 'àáâãäåèéêëìíîïòóôõöùúûüçñ', 'aaaaaaeeeeiiiiooooouuuucn'),
    '[^a-z0-9.]+', ' ', 'g'), '\.(?![0-9])|(?<![0-9])\.', ' ', 'g')
$$;

-- A search is dear and an index has the answer: the cost tells the planner so.
create function ad_text(make text, model text, version text, description text) returns tsvector
  language sql immutable parallel safe cost 2000 as $$
  select to_tsvector('public.ad_text'::regconfig, public.plain_words(concat(make, ' ', coalesce(model, ''), ' ', version, ' ', description)))
$$;

create index ad_text on ad using gin (ad_text(make, model, version, description)) with (fastupdate = off) where status = 'published';

-- The words that the ads have, refreshed now and then: only what none of them has is taken for a slip.
create table ad_word (word text primary key, stem text not null, ads integer not null);

-- The stems of the words nearest to one that no ad has: one letter away from four letters on, two from six on.
create function stems_like(wanted text, wanted_stem text) returns setof text language sql stable as $$
  with near as (
    select stem, ads, levenshtein_less_equal(word, wanted, 2) as slips from ad_word
    where length(wanted) between 4 and 40 and length(word) between length(wanted) - 2 and length(wanted) + 2
      and wanted !~ '[0-9]' and not exists (select from ad_word where stem = wanted_stem)
  ), possible as (select stem, ads, slips from near where slips <= case when length(wanted) >= 6 then 2 else 1 end)
  select stem from possible where slips = (select min(slips) from possible) group by stem order by max(ads) desc, stem limit 5
$$;

-- Every element has to occur: in one of its forms, which «|» parts, or in what a slip in its first form may have meant.
create function ad_query(wanted text[]) returns tsquery language plpgsql stable as $$
declare
  every tsquery; either tsquery; one text; form text; stems text[]; stem text;
begin
  foreach one in array wanted loop
    either := null;
    foreach form in array string_to_array(one, '|') loop
      stems := tsvector_to_array(to_tsvector('ad_text', plain_words(form)));
      continue when stems = '{}';
      either := coalesce(either || phraseto_tsquery('ad_text', plain_words(form)), phraseto_tsquery('ad_text', plain_words(form)));
      continue when cardinality(stems) > 1;
      for stem in select stems_like(trim(plain_words(form)), stems[1]) loop
        either := either || quote_literal(stem)::tsquery;
      end loop;
    end loop;
    every := case when every is null then either when either is null then every else every && either end;
  end loop;
  return every;
end $$;
