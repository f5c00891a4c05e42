import type { ArticleSeed } from '../types';
import { authors } from './authors';

export default {
  title: 'Latency low enough to play together',
  tag: ['Performance', 'Architecture', 'Delivery'],
  meta_title: 'Latency low enough to play together',
  meta_description:
    'Where the milliseconds go when two musicians meet over WebRTC: a budget by stage, three settings that help, and what physics refuses.',
  articleData: '2026-07-03',
  ...authors.marko,
  articleContent: [
    {
      type: 'paragraph',
      content:
        'Clap along with someone through a video call. Within eight claps you will both be slower, each politely waiting for the other, and by the twentieth the tempo has died of good manners. Conversation survives 200 milliseconds of delay. Music does not survive 50.',
    },
    {
      type: 'paragraph',
      content:
        'Studies of duos clapping and playing at a distance put the comfortable limit somewhere between 20 and 30 milliseconds from one mouth to the other ear. Sound needs 2.9 ms for a metre of air, so 25 ms is a stage nine metres wide. Drummers and double bassists live with that. Beyond it, one has to follow and the other has to lead, whether they agreed to or not.',
    },
    {
      type: 'paragraph',
      content:
        'When a music school asks for “lessons in the browser”, this is the number that decides which product you are building. Here is the budget, and what we learned spending it on the <a href="/cases/remote-lessons-studio">remote lessons studio</a>.',
    },
    { type: 'title', content: 'The budget, stage by stage' },
    {
      type: 'paragraph',
      content:
        'One direction, microphone to headphones, two homes in the same country. Three versions, from typical to stubborn.',
    },
    { type: 'paragraph', content: '<strong>A default call: 117 ms.</strong>' },
    {
      type: 'paragraph',
      content:
        '<ul><li>Capture, echo cancellation, noise suppression: 20</li><li>Opus, a 20 ms frame plus 6.5 ms of look-ahead: 26</li><li>Network, one way: 6</li><li>Jitter buffer: 45</li><li>Mixing and output: 20</li></ul>',
    },
    {
      type: 'paragraph',
      content:
        '<strong>A tuned browser: 38 ms.</strong> Capture 5, a 10 ms frame, network 6, buffer 12, output 5.',
    },
    {
      type: 'paragraph',
      content:
        '<strong>A native helper on cable: 23 ms.</strong> Capture 3, encoder 5 in the low-delay mode, network 6, buffer 6, output 3.',
    },
    {
      type: 'paragraph',
      content:
        'Read the first list again and notice how small the network is. Light covers about 200 kilometres of fibre per millisecond; Dublin to Cork and back is a rounding error. The time is lost at home, in buffers, each added by a sensible engineer to protect somebody from a glitch.',
    },
    {
      type: 'image',
      content: 'figure',
      caption:
        'A call by default, in a tuned browser and over a native helper: red is the network, the dashed line is 25 ms.',
    },
    { type: 'title', content: 'Three settings worth an afternoon' },
    {
      type: 'paragraph',
      content:
        '<strong>Turn the helpers off.</strong> <code>getUserMedia</code> with <code>echoCancellation</code>, <code>noiseSuppression</code> and <code>autoGainControl</code> set to false removes about ten milliseconds and a surprising amount of damage. Noise suppression regards a held violin note as a fan. The price: everybody must wear headphones, because nothing now stops the loop from speaker to microphone.',
    },
    {
      type: 'paragraph',
      content:
        '<strong>Shorten the frame.</strong> A packet time of 10 ms instead of 20, negotiated in the session description with <code>a=ptime:10</code>, saves the same again. Packets double, from 50 to 100 per second, and headers take a larger share: at 64 kbit/s the payload of a frame is 80 bytes, and IP, UDP and SRTP add around 50. On a weak uplink this is the setting to give back first.',
    },
    {
      type: 'paragraph',
      content:
        '<strong>Ask for a small jitter buffer.</strong> <code>jitterBufferTarget</code> on the receiver is a wish in milliseconds that browsers may honour. Ours goes down in small steps while fewer than 0.5% of packets arrive too late, and up again at the first gap. <code>concealedSamples</code> tells you how much sound was invented meanwhile. To see the delay you really have, divide the change in <code>jitterBufferDelay</code> by the change in <code>jitterBufferEmittedCount</code>; both are in the <a href="https://www.w3.org/TR/webrtc-stats/">WebRTC statistics</a>.',
    },
    {
      type: 'paragraph',
      content:
        'An audio context takes a <code>latencyHint</code> as well, and a value of 0 asks for the least the hardware allows. After these, 38 ms is what remains between two homes in Ireland. We spent three further weeks on the browser and gained one millisecond. I would like to have the weeks.',
    },
    { type: 'title', content: 'What cannot be bought' },
    {
      type: 'paragraph',
      content:
        'Bluetooth headphones add 100 to 250 ms on their own, more than everything else in the tuned call together. The lesson page measures the loop at the start, and when the delay is absurd it says “please plug in a cable” in large letters. This sentence improved more lessons than the codec did.',
    },
    {
      type: 'paragraph',
      content:
        'Wi-Fi is fast on average, and averages are irrelevant. One packet in two hundred that arrives 40 ms late forces the buffer up for everybody. A cable to the router removed four fifths of the drop-outs in our trial with 22 families, and it costs six euros. Put it in the welcome letter.',
    },
    {
      type: 'paragraph',
      content:
        'Forward error correction repairs single losses in the browser, and waits a frame to do so. In the low-delay mode of Opus it does not exist at all. A helper has to send each of its tiny frames twice, the copy one packet later, which doubles a small number.',
    },
    {
      type: 'quote',
      content: 'Sound needs three milliseconds a metre. Your headphones may be forty metres long.',
    },
    { type: 'title', content: 'Design around the delay' },
    {
      type: 'paragraph',
      content:
        'At 38 ms two people cannot quite play a canon, and a pupil abroad has 96. So we left duets out of the lessons product, in writing, and made three other things good. The teacher sees which of them is on.',
    },
    {
      type: 'paragraph',
      content:
        '<strong>Talk</strong> is an ordinary call with every helper enabled. <strong>Listen</strong> sends one instrument in stereo at 160 kbit/s with a comfortable buffer of 150 ms, since quality matters and nobody is answering. <strong>Accompany</strong> is the interesting one. The backing track plays on the pupil’s own device, so the pupil is exactly in time <em>where the pupil sits</em>. The teacher hears the mixture, already aligned, a moment later. Nobody waits for anybody, and the drag from the first paragraph has nothing to hold on to.',
    },
    {
      type: 'paragraph',
      content:
        'Real duets need the third list: a wired network, a proper audio interface and a helper outside the browser. A child with a school tablet owns none of these. Two colleagues do, and at 23 ms they played Haydn between Lviv and Ternopil. Slow movements first.',
    },
    { type: 'title', content: 'Measure with a clap' },
    {
      type: 'paragraph',
      content:
        'Statistics miss whatever happens outside the browser. Set up both ends in one room, let a phone record beside the far headphones, clap once at the near microphone, and look at the distance between the two peaks in any audio editor. Do it at nine in the evening, when the neighbours are streaming. Repeat twenty times, and write down the 95th percentile, since a musician remembers the worst bar.',
    },
    {
      type: 'paragraph',
      content:
        'We keep that test in the release checklist; it takes fifteen minutes and has caught two regressions that no dashboard saw. The remaining work, a state machine in TypeScript with plenty of reconnects, is ordinary <a href="/technologies/javascript-development">JavaScript craft</a>. Other rooms have other budgets: in an <a href="/cases/exam-hall-online">exam hall</a> a second is nothing and a lost answer is everything, and for <a href="/article/routing-three-hundred-vans-on-a-monday">vans</a> a minute will do. Find your number first. Only then choose the technology.',
    },
  ],
} satisfies ArticleSeed;
