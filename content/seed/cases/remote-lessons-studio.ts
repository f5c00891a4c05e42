import type { CaseSeed } from '../types';

export default {
  title: 'Remote Lessons Studio',
  heading: 'Latency checked with a metronome, because a violin teacher hears eleven milliseconds.',
  description:
    'Classmere runs one-to-one music lessons between 70 teachers and pupils in nineteen countries. Ordinary video calls treat a cello as background noise, so we built a classroom that treats it as the subject.',
  domain: 'EdTech',
  client: 'Classmere',
  location: 'Dublin, Ireland',
  solution: 'Video classroom, scheduling',
  date: '2024-06',
  backgroundColor: 'black',
  layout: 'story',
  meta_title: 'A WebRTC classroom made for music lessons',
  meta_description:
    'Music lessons over WebRTC: Opus without voice filters, a jitter buffer set per connection, 38 ms of mouth-to-ear delay inside Ireland, booked in one tap.',
  customer: {
    name: 'Ruth Okafor',
    position: 'Founder, Classmere',
    review:
      'Their tester turned out to play second violin, which explained the bug reports. “Vibrato arrives as tremolo” is not a sentence I expected from engineers. Two of our teachers cancelled their retirement.',
    business_needs: [
      'Sound before picture: When bandwidth runs short, the face may blur and the string must not.',
      'Time zones told honestly: A Thursday lesson in Dublin stays on Thursday in Dublin, whatever Auckland does to its clocks.',
      'No technician needed: A pupil of eight has to get in alone, on a school tablet.',
    ].join('\n'),
    result:
      'Delay from bow to ear is 38 ms within Ireland and 96 ms to the east of the Mediterranean. Lessons ended early for technical reasons fell from 12% to 0.9%, and pupils stay 14 months instead of 8.',
  },
  quote: 'For the first time a pupil in Cyprus could hear that she was flat.',
  aboutProject: `Teachers complained that quiet notes vanished. They did: noise suppression in the popular call services is trained on speech, and to it a held pianissimo is a fan. Automatic gain lifted every diminuendo back to forte. One lesson in eight at Classmere broke off early, and families paid for full hours of “can you hear me now”.

We measured before we promised. A metronome in Lviv, a microphone in Dublin and a week of recordings showed where each millisecond went, and most of it was in buffers that somebody had sized for safety. Six engineers built the classroom on WebRTC with a forwarding server in three regions. Scheduling, which produced 40% of support mail, was rebuilt alongside by two more.`,
  infoBlock: [
    {
      sectionTitle: 'The room and the timetable',
      subSectionTitle: 'Two products that share a door',
      sectionContent: [
        {
          subtitle: 'A score both can write on',
          text: 'Bars are marked in colour on the sheet, and the pupil finds the marks after the lesson, next to a recording of bar 24.',
        },
        {
          subtitle: 'A check that takes five seconds',
          text: 'Clap once. The page measures echo, delay and clipping, then says “move the tablet away from the wall” when that is the remedy.',
        },
        {
          subtitle: 'Lessons as wall-clock time',
          text: 'Appointments keep a time zone and a rule, not an instant, so summer time moves the right one of the two people.',
        },
      ],
    },
    {
      sectionTitle: 'What changed',
      subSectionTitle: 'One school year, nineteen countries',
      sectionContent: [
        { subtitle: '38 ms', text: 'from bow to ear within Ireland' },
        { subtitle: '0.9%', text: 'of lessons cut short, once 12%' },
        { subtitle: '14 mo', text: 'a pupil stays on average, from 8' },
      ],
    },
  ],
  tag: ['WebRTC', 'TypeScript', 'React', 'Node', 'Go', 'PostgreSQL', 'WebSockets', 'AWS'],
  projectContent: [
    { type: 'title', content: 'Where the milliseconds live' },
    {
      type: 'paragraph',
      content:
        'Sound travels a third of a metre each millisecond, so two players across a room already live with ten. Our budget for Ireland: 5 for capture, 10 for an Opus frame, 6 on the wire, 12 in the jitter buffer, 5 for playback. Browsers start that buffer far higher. We lower its target step by step while the late-packet rate stays under 0.5%, and let it grow again at the first gap. Redundant packets after RFC 2198 cover single losses, because the error correction inside Opus only works in its speech modes.',
    },
    { type: 'image', content: 'screen' },
    { type: 'title', content: 'Playing together was left out' },
    {
      type: 'paragraph',
      content:
        'Duets were the dream on the first slide. Above roughly 30 milliseconds players wait for each other and slow down, and a home router alone can spend that. Some systems manage it with wired networks and special hardware, which a child in Larnaca does not own. We said no in writing, and made turn-taking excellent instead: a backing track plays locally at the pupil’s side, and the teacher hears the mixture with the alignment corrected.',
    },
    { type: 'title', content: 'A violin as test equipment' },
    {
      type: 'paragraph',
      content:
        'Automated runs play reference recordings through networks that lose 1, 3 and 5% of packets, and compare pitch and loudness at the far end. Every second Thursday a violinist plays for an hour through the latest build, and her notes go straight to the backlog. Media is encrypted with SRTP, recordings only ever start when both agree. Our mistake was Bluetooth headphones, which add 150 milliseconds that no setting removes. The warning should have existed in version one.',
    },
  ],
} satisfies CaseSeed;
