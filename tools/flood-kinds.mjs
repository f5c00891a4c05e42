// What `npm run flood` sends, one entry a kind, and the worker that sends it: many clients, each beginning again when
// it was answered. Only against this machine.
import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

const MB = 1_048_576;
const BOUNDARY = 'NORTHLIGHTFLOOD';

/**
 * Sends one request over a connection of its own.
 * @param body pieces of the body, sent until there is an answer.
 * @returns the status, `none` when the connection ended without one.
 */
function send(port, head, body = []) {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', chunk => {
      answer += chunk.toString('latin1', 0, 64);
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1] ?? 'none'));
    socket.on('end', () => socket.destroy());
    socket.write([...head, 'host: localhost', 'connection: close', '', ''].join('\r\n'));
    const pieces = body[Symbol.iterator]();
    const next = () => {
      while (!socket.destroyed && answer === '') {
        const { value, done } = pieces.next();
        if (done) return;
        if (!socket.write(value)) return void socket.once('drain', next);
      }
    };
    next();
  });
}

const json = (target, ...headers) => [
  `POST ${target} HTTP/1.1`,
  'content-type: application/json',
  ...headers,
];
const form = (...headers) => [
  'POST /email/send HTTP/1.1',
  `content-type: multipart/form-data; boundary=${BOUNDARY}`,
  ...headers,
];
const field = (name, value) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const FIELDS =
  field('department[0]', 'Other') + field('fullName', 'Ann Flood') + field('workEmail', 'ann@flood.example');
const FILE = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="attachments"; filename="a.pdf"\r\n\r\n%PDF-1.7\n`;
const END = `\r\n--${BOUNDARY}--\r\n`;

const BLANK = Buffer.alloc(MB, ' ');
const OBJECTS = Buffer.from('{},'.repeat(MB / 4));
function* repeated(piece, bytes) {
  for (let left = bytes; left > 0; left -= piece.length) yield piece.subarray(0, left);
}
function* chunked(...starts) {
  for (const start of starts) yield `${start.length.toString(16)}\r\n${start}\r\n`;
  const chunk = Buffer.concat([Buffer.from(`${MB.toString(16)}\r\n`), BLANK, Buffer.from('\r\n')]);
  for (;;) yield chunk;
}

const attachment = 9 * MB;
const formBytes = FIELDS.length + FILE.length + attachment + END.length;
function* wholeForm() {
  yield FIELDS + FILE;
  yield* repeated(BLANK, attachment);
  yield END;
}

let made = 0;
const address = () => `a${made++}@flood.example`;
const signIn = () => JSON.stringify({ email: address(), password: 'a password of some length' });
const batch = `/api/trpc/${Array(70).fill('articles.list').join(',')}?batch=1&input=%7B%7D`;

/** A sign-in that came through a proxy, from a network of its own. */
const signInFrom = (port, network) => {
  const body = signIn();
  return send(
    port,
    json('/api/trpc/members.signIn', `x-forwarded-for: ${network}`, `content-length: ${body.length}`),
    [body],
  );
};
const page = (port, target) => send(port, [`GET ${target} HTTP/1.1`]);
/** One page in as many spellings as its letters allow, each asked for as if it were new. */
const spelling = n =>
  [...'casepage']
    .map((letter, at) => ((n >> at) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter))
    .join('');

/**
 * Title, clients at once, what each does again and again; `times` where doing it fills the disk,
 * `isFromAfar` where it says which network it comes from.
 */
export const KINDS = {
  none: { title: 'no flood', atOnce: 0 },
  'sign-in-bodies': {
    title: '8 sign-ins of 30 MB',
    atOnce: 8,
    once: port =>
      send(port, json('/api/trpc/members.signIn', `content-length: ${30 * MB}`), repeated(OBJECTS, 30 * MB)),
  },
  'endless-sign-ins': {
    title: '8 sign-ins without end',
    atOnce: 8,
    once: port => send(port, json('/api/trpc/members.signIn', 'transfer-encoding: chunked'), chunked()),
  },
  'endless-forms': {
    title: '8 attachments without end',
    atOnce: 8,
    once: port => send(port, form('transfer-encoding: chunked'), chunked(FIELDS, FILE)),
  },
  'half-sent-forms': {
    title: '25 attachments half sent',
    atOnce: 25,
    once: port =>
      send(port, form(`content-length: ${formBytes}`), [FIELDS + FILE, ...repeated(BLANK, 4 * MB)]),
  },
  attachments: {
    title: '40 attachments of 9 MB',
    atOnce: 40,
    times: 2,
    once: port => send(port, form(`content-length: ${formBytes}`), wholeForm()),
  },
  batches: {
    title: '20 batches of 70 lists',
    atOnce: 20,
    once: port => page(port, batch),
  },
  'sign-ins': {
    title: '60 sign-ins of made-up people, one address',
    isFromAfar: true,
    atOnce: 60,
    once: port => signInFrom(port, '203.0.113.9'),
  },
  'sign-ins-network': {
    title: '60 sign-ins of made-up people, one /64',
    isFromAfar: true,
    atOnce: 60,
    once: port => signInFrom(port, `2001:db8:0:1::${(made % 65_535).toString(16)}`),
  },
  'sign-ins-everywhere': {
    title: '60 sign-ins of made-up people, a new /64 each',
    isFromAfar: true,
    atOnce: 60,
    once: port =>
      signInFrom(port, `2001:db8:${(made >> 16).toString(16)}:${(made % 65_536).toString(16)}::1`),
  },
  filters: {
    title: '20 readers of made-up tags',
    atOnce: 20,
    once: port => page(port, `/blog?tag=${made++}`),
  },
  spellings: {
    title: '20 readers of encoded spellings',
    atOnce: 20,
    once: port => page(port, `/${spelling(made)}?${made++}`),
  },
  addresses: {
    title: '20 readers of made-up addresses',
    atOnce: 20,
    once: port => page(port, `/x${made++}`),
  },
  cases: {
    title: '20 readers of made-up cases',
    atOnce: 20,
    once: port => page(port, `/cases/x${made++}`),
  },
};

if (parentPort) {
  const { kind, port, seconds } = workerData;
  const { atOnce, times = Number.POSITIVE_INFINITY, once } = KINDS[kind];
  const until = Date.now() + seconds * 1_000;
  const client = async () => {
    for (let turn = 0; turn < times && Date.now() < until; turn++) parentPort.postMessage(await once(port));
  };
  await Promise.all(Array.from({ length: atOnce }, client));
}
