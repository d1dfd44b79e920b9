-- No query can read it: old conversations go in one statement with the empty ones, which reads the whole table.
drop index reply_age;
