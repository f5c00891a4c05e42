/**
 * Kinds of traffic for `npm run flood`, and the worker that sends it from many concurrent clients. Use it only against
 * your own machine.
 */
import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

const MB = 1_048_576;
const BOUNDARY = 'NORTHLIGHTFLOOD';

/**
 * Sends one request on its own connection.
 * @param body chunks of the body, sent until the response arrives.
 * @returns the status, or `none` if the connection closed without one.
 */
function send(port, head, body = []) {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1');
    let response = '';
    socket.on('data', chunk => {
      response += chunk.toString('latin1', 0, 64);
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(/^HTTP\/1.1 (\d+)/.exec(response)?.[1] ?? 'none'));
    socket.on('end', () => socket.destroy());
    socket.write([...head, 'host: localhost', 'connection: close', '', ''].join('\r\n'));
    const chunks = body[Symbol.iterator]();
    const sendNext = () => {
      while (!socket.destroyed && response === '') {
        const { value, done } = chunks.next();
        if (done) return;
        if (!socket.write(value)) return void socket.once('drain', sendNext);
      }
    };
    sendNext();
  });
}

const formatJsonHead = (target, ...headers) => [
  `POST ${target} HTTP/1.1`,
  'content-type: application/json',
  ...headers,
];
const formatFormHead = (...headers) => [
  'POST /email/send HTTP/1.1',
  `content-type: multipart/form-data; boundary=${BOUNDARY}`,
  ...headers,
];
const formatField = (name, value) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const FIELDS =
  formatField('department[0]', 'Other') +
  formatField('fullName', 'Ann Flood') +
  formatField('workEmail', 'ann@flood.example');
const FILE = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="attachments"; filename="a.pdf"\r\n\r\n%PDF-1.7\n`;
const FORM_END = `\r\n--${BOUNDARY}--\r\n`;

const BLANK_BYTES = Buffer.alloc(MB, ' ');
const EMPTY_OBJECTS = Buffer.from('{},'.repeat(MB / 4));
function* repeatChunk(piece, bytes) {
  for (let bytesLeft = bytes; bytesLeft > 0; bytesLeft -= piece.length) yield piece.subarray(0, bytesLeft);
}
function* streamChunks(...starts) {
  for (const start of starts) yield `${start.length.toString(16)}\r\n${start}\r\n`;
  const chunk = Buffer.concat([Buffer.from(`${MB.toString(16)}\r\n`), BLANK_BYTES, Buffer.from('\r\n')]);
  for (;;) yield chunk;
}

const attachmentBytes = 9 * MB;
const formBytes = FIELDS.length + FILE.length + attachmentBytes + FORM_END.length;
function* streamForm() {
  yield FIELDS + FILE;
  yield* repeatChunk(BLANK_BYTES, attachmentBytes);
  yield FORM_END;
}

let emailCount = 0;
const createEmail = () => `a${emailCount++}@flood.example`;
const formatSignIn = () => JSON.stringify({ email: createEmail(), password: 'a password of some length' });
const batch = `/api/trpc/${Array(70).fill('articles.list').join(',')}?batch=1&input=%7B%7D`;

/** Sends a sign-in with a client network in `x-forwarded-for`, like a proxy. */
const sendSignInFrom = (port, network) => {
  const body = formatSignIn();
  return send(
    port,
    formatJsonHead(
      '/api/trpc/members.signIn',
      `x-forwarded-for: ${network}`,
      `content-length: ${body.length}`,
    ),
    [body],
  );
};
const requestPage = (port, target) => send(port, [`GET ${target} HTTP/1.1`]);
/** Returns the n-th percent-encoded spelling of one page's path, to miss caches. */
const toSpelling = n =>
  [...'casepage']
    .map((letter, index) => ((n >> index) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter))
    .join('');

/**
 * `atOnce` clients repeat the action `once`. `times` limits actions that fill the disk. `isFromAfar` marks actions that
 * name a client network.
 */
export const KINDS = {
  none: { title: 'no flood', atOnce: 0 },
  'sign-in-bodies': {
    title: '8 sign-ins of 30 MB',
    atOnce: 8,
    once: port =>
      send(
        port,
        formatJsonHead('/api/trpc/members.signIn', `content-length: ${30 * MB}`),
        repeatChunk(EMPTY_OBJECTS, 30 * MB),
      ),
  },
  'endless-sign-ins': {
    title: '8 sign-ins without end',
    atOnce: 8,
    once: port =>
      send(port, formatJsonHead('/api/trpc/members.signIn', 'transfer-encoding: chunked'), streamChunks()),
  },
  'endless-forms': {
    title: '8 attachments without end',
    atOnce: 8,
    once: port => send(port, formatFormHead('transfer-encoding: chunked'), streamChunks(FIELDS, FILE)),
  },
  'half-sent-forms': {
    title: '25 attachments half sent',
    atOnce: 25,
    once: port =>
      send(port, formatFormHead(`content-length: ${formBytes}`), [
        FIELDS + FILE,
        ...repeatChunk(BLANK_BYTES, 4 * MB),
      ]),
  },
  attachments: {
    title: '40 attachments of 9 MB',
    atOnce: 40,
    times: 2,
    once: port => send(port, formatFormHead(`content-length: ${formBytes}`), streamForm()),
  },
  batches: {
    title: '20 batches of 70 lists',
    atOnce: 20,
    once: port => requestPage(port, batch),
  },
  'sign-ins': {
    title: '60 sign-ins of made-up people, one address',
    isFromAfar: true,
    atOnce: 60,
    once: port => sendSignInFrom(port, '203.0.113.9'),
  },
  'sign-ins-network': {
    title: '60 sign-ins of made-up people, one /64',
    isFromAfar: true,
    atOnce: 60,
    once: port => sendSignInFrom(port, `2001:db8:0:1::${(emailCount % 65_535).toString(16)}`),
  },
  'sign-ins-everywhere': {
    title: '60 sign-ins of made-up people, a new /64 each',
    isFromAfar: true,
    atOnce: 60,
    once: port =>
      sendSignInFrom(
        port,
        `2001:db8:${(emailCount >> 16).toString(16)}:${(emailCount % 65_536).toString(16)}::1`,
      ),
  },
  filters: {
    title: '20 readers of made-up tags',
    atOnce: 20,
    once: port => requestPage(port, `/blog?tag=${emailCount++}`),
  },
  spellings: {
    title: '20 readers of encoded spellings',
    atOnce: 20,
    once: port => requestPage(port, `/${toSpelling(emailCount)}?${emailCount++}`),
  },
  addresses: {
    title: '20 readers of made-up addresses',
    atOnce: 20,
    once: port => requestPage(port, `/x${emailCount++}`),
  },
  cases: {
    title: '20 readers of made-up cases',
    atOnce: 20,
    once: port => requestPage(port, `/cases/x${emailCount++}`),
  },
};

if (parentPort) {
  const { kind, port, seconds } = workerData;
  const { atOnce, times = Number.POSITIVE_INFINITY, once } = KINDS[kind];
  const deadline = Date.now() + seconds * 1_000;
  const client = async () => {
    for (let round = 0; round < times && Date.now() < deadline; round++)
      parentPort.postMessage(await once(port));
  };
  await Promise.all(Array.from({ length: atOnce }, client));
}
