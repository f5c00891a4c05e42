import type { ArticleSeed } from '../types';
import { authors } from './authors';

export default {
  title: 'SQLite in production, with the receipts',
  tag: ['Databases', 'Architecture', 'Performance'],
  meta_title: 'SQLite in production, with the receipts',
  meta_description:
    'WAL, synchronous=FULL, busy timeouts and backups that restore: when SQLite is enough for a server, with measurements and a checklist.',
  articleData: '2026-06-18',
  ...authors.ostap,
  articleContent: [
    {
      type: 'paragraph',
      content:
        'The page you are reading came out of a SQLite file, on a server that has no other database. People who hear this ask one of two questions: “Is that allowed?” or “What breaks first?” The first has a short answer. The second deserves evidence, so each claim below comes with a receipt you can reproduce.',
    },
    { type: 'title', content: 'Receipt one: it is fast where it matters' },
    {
      type: 'paragraph',
      content:
        'We measured on a rented virtual machine with two cores, in Node 24, with rows of about 400 bytes and one transaction per insert, which is the unkind way.',
    },
    {
      type: 'paragraph',
      content:
        '<ul><li>Rollback journal, <code>synchronous=FULL</code>: 1,200 commits per second, median 0.77 ms.</li><li>WAL, <code>synchronous=FULL</code>: 4,500 per second, median 0.18 ms, 99th percentile 0.38 ms.</li><li>WAL, <code>synchronous=NORMAL</code>: 52,000 per second, because it no longer waits for the disk on each commit.</li><li>A hundred thousand rows in a single transaction: 0.26 seconds.</li><li>Reading a row by its key: about 4 microseconds. No network was involved, and that is the point.</li></ul>',
    },
    {
      type: 'paragraph',
      content:
        'Your disk will differ, perhaps by a factor of ten on a machine with slow flushes. Run the thing before quoting it. Then compare with your own traffic: an agency site, a back office or a booking tool sees five writes per second on a feverish day.',
    },
    {
      type: 'paragraph',
      content:
        'The reading figure changes how you write code. Forty small queries for a page cost a fifth of a millisecond, and the loop that ruined <a href="/article/six-hours-of-reports-nine-minutes-of-waiting">a six-hour report</a> would have been a matter of taste.',
    },
    { type: 'title', content: 'Receipt two: durable means FULL' },
    {
      type: 'paragraph',
      content:
        'WAL stands for write-ahead log. A commit appends to a second file, readers continue with the version they began with, and every now and then a checkpoint copies pages back. Readers do not block the writer, nor the writer the readers. There is still exactly one writer at a time.',
    },
    {
      type: 'paragraph',
      content:
        'With <code>NORMAL</code>, the log is flushed to disk at checkpoints and not at every commit. The file stays consistent after a power cut, but the last few transactions may be gone. For a cache, fine. For a payment or a signed form, somebody was told “saved”. We choose <code>FULL</code> and keep 4,500 commits per second, which leaves some room.',
    },
    {
      type: 'paragraph',
      content:
        'Here is the receipt that surprised me. SQLite’s own default is <code>FULL</code>. Several drivers are compiled with a different one for WAL, and ours is among them: we opened an existing WAL database with <code>better-sqlite3</code>, asked <code>PRAGMA synchronous</code>, and got 1, meaning <code>NORMAL</code>. The journal mode is stored in the file. The other settings belong to the connection and must be repeated each time:',
    },
    {
      type: 'paragraph',
      content: `<pre><code>import Database from 'better-sqlite3';

export function open(path) {
  const db = new Database(path, { timeout: 2000 });
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  return db;
}

// IMMEDIATE takes the write lock at the start. A transaction that reads first
// and upgrades later can fail with SQLITE_BUSY however long the timeout is.
export function writer(db, work) {
  const run = db.transaction(work);
  return (...args) =&gt; run.immediate(...args);
}</code></pre>`,
    },
    {
      type: 'image',
      content: 'figure',
      caption:
        'Three readers, three versions of the file, one writer: red is the block it has just appended.',
    },
    { type: 'title', content: 'Receipt three: busy is a design question' },
    {
      type: 'paragraph',
      content:
        '<code>SQLITE_BUSY</code> is what a second writer gets when the first has not finished. The busy timeout, 2,000 ms above, tells it to wait instead of failing. Two footnotes. As the comment says, the timeout does not help a transaction whose snapshot is already out of date; it fails at once, and it should. And in a synchronous driver the waiting happens on the event loop, so two seconds of patience are two seconds in which nobody is served.',
    },
    {
      type: 'paragraph',
      content:
        'The cure is short transactions. No network call between <code>BEGIN</code> and <code>COMMIT</code>, ever. Fetch first, then write. In a booking tool we look after, the longest transaction takes 18 ms. Big clean-ups go in slices of 500 rows.',
    },
    {
      type: 'paragraph',
      content:
        'Keep readers short as well. A query that streams for ten minutes pins its snapshot, the checkpoint cannot pass it, and the log grows until the disk ends the discussion. Alert on the size of the <code>-wal</code> file: above 100 MB somebody is holding a door open.',
    },
    { type: 'title', content: 'Receipt four: a backup is a restore' },
    {
      type: 'paragraph',
      content:
        'Do not copy the file of a running database. Recent commits live in the <code>-wal</code> file, and a copy of the first without the second is a consistent picture of the past at best, a corrupt one at worst. The project keeps an entertaining list of <a href="https://www.sqlite.org/howtocorrupt.html">ways to corrupt a database</a>; copying at the wrong moment is on it.',
    },
    {
      type: 'paragraph',
      content:
        "Two safe methods exist. The online backup interface copies pages in steps while work continues. <code>VACUUM INTO 'copy.db'</code> writes a compact snapshot within one read transaction; do not count on the result having reached the disk, so sync it yourself and rename the copy only afterwards. On 800 MB it takes us seven seconds.",
    },
    {
      type: 'paragraph',
      content:
        'Then the part that is usually missing, every night, by a script on another machine: fetch the copy, run <code>PRAGMA integrity_check</code> and <code>PRAGMA foreign_key_check</code>, count the rows in four tables, compare with yesterday. A report arrives only if something is off, plus once on Mondays to prove that the reporter lives. If losing a day is too much, ship the log continuously to object storage as well.',
    },
    { type: 'quote', content: 'A backup nobody has restored is a rumour with a timestamp.' },
    { type: 'title', content: 'When to say no' },
    {
      type: 'paragraph',
      content:
        'Choose a server database if two machines must write, if the disk is a network share (WAL needs shared memory and will not work there), if a single table takes hundreds of writes per second around the clock, or if analysts need to connect while you sleep. Choose it, too, when the platform deletes local disks at each deploy. Failover deserves honesty: with one file on one machine, recovery is “restore on another”, which takes us four minutes and a changed address. If your contract says thirty seconds, this is the wrong article. Most systems in <a href="/casepage">our case list</a> meet one of these conditions and run PostgreSQL for it.',
    },
    {
      type: 'paragraph',
      content:
        'Migrating later is less dreadful than its reputation, provided the types were strict from the beginning. Declare tables <code>STRICT</code>, store times as ISO 8601 text or integers and never both, keep amounts in minor units. We once moved such a schema of 34 tables to PostgreSQL in an afternoon, half of which went on one date column.',
    },
    {
      type: 'paragraph',
      content:
        'The checklist, then: journal, synchronous, timeout and foreign keys verified on every connection, transactions immediate and short, an alarm on the log, a restore that ran last night, a sentence in writing about failover. Five lines. Teams that can tick them are often surprised how much of their architecture was there to look after a database they did not need. If yours might be one of those, <a href="/contact-us">ask for a second opinion</a>, and keep <a href="/article/an-estimate-is-a-range-with-a-reason">the estimate</a> for the migration in the drawer until a receipt says otherwise.',
    },
  ],
} satisfies ArticleSeed;
