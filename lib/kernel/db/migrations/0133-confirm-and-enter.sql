-- What the press on the page of a registration's link needs of the browser that registered: where to go on, and whose drafts come along.
alter table user_token
  add column return_path text,     -- a path of ours; null: the way of the specification
  add column browser_hash text,    -- sha256 of the cookie of the browser that registered
  add column device text,          -- that browser, as its user would name it
  add column draft_key_hash text;  -- of its cookie of drafts, as in ad_draft
