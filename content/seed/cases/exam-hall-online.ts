import type { CaseSeed } from '../types';

export default {
  title: 'Exam Hall Online',
  heading: 'Six thousand candidates, one hour, forty broken connections, and not a single lost answer.',
  description:
    'Lusitana College had to hold its September exams in students’ bedrooms. The hall we built saves each keystroke on the device first, gives extra time without a form and never asks for a webcam.',
  domain: 'EdTech',
  client: 'Lusitana College',
  location: 'Porto, Portugal',
  solution: 'Online exams, marking desk',
  date: '2021-09',
  backgroundColor: 'white',
  meta_title: 'Online exams that survive a lost connection',
  meta_description:
    'An exam platform for 6,000 concurrent candidates: answers kept offline, extra time by rule, WCAG 2.1 AA throughout, and marking done in four days.',
  customer: {
    name: 'Helena Carvalho',
    position: 'Academic Registrar, Lusitana College',
    review:
      'In the spring of 2020 I answered 900 appeals, most of them from people whose screen had frozen. This September I answered four. One was a compliment sent through the wrong form.',
    business_needs: [
      'Nothing lost, ever: An answer that was typed exists, even if the laptop dies in the same second.',
      'Fair by default: Extra time and breaks follow the student from the register and need no request on the day.',
      'No cameras: Trust is built into the questions, and nobody’s bedroom becomes evidence.',
    ].join('\n'),
    result:
      'In the September session 23,400 papers were sat by 6,100 students, and every answer given was recovered. Appeals on technical grounds fell from 900 to 4, and marks were published after 4 days instead of 12.',
  },
  quote: 'The calmest exam period in twenty years happened in six thousand kitchens.',
  aboutProject: `The spring session of 2020 had been improvised with a form builder and a video call. At minute 50 of the anatomy paper the form service slowed down, 700 students pressed reload, and their answers were gone. The college re-ran eleven exams and received 900 appeals. A proctoring company then offered to watch everyone’s eyes for €14 per head.

Senate declined the eyes and asked for a hall. We planned it as if the network were optional: the paper arrives encrypted the day before, opens with a key at nine, and answers live on the student’s device until the server has confirmed them twice. Seven people had five months. Examiners were trained to write questions whose answers are no use to a neighbour, which turned out to be the better proctor.`,
  infoBlock: [
    {
      sectionTitle: 'Hall and desk',
      subSectionTitle: 'For candidates and for examiners',
      sectionContent: [
        {
          subtitle: 'A clock that is fair',
          text: 'Time counts from the moment a paper opens on that device. A dropped connection pauses nothing and costs nothing.',
        },
        {
          subtitle: 'Numbers drawn per candidate',
          text: 'Calculation questions vary their values by seed, and the marking desk computes the expected answer for each.',
        },
        {
          subtitle: 'Marking by question',
          text: 'One examiner marks question 3 for everybody, without names, and sees her own average drift if she grows tired.',
        },
      ],
    },
    {
      sectionTitle: 'What changed',
      subSectionTitle: 'September 2021 against spring 2020',
      sectionContent: [
        { subtitle: '0', text: 'answers lost in 23,400 papers' },
        { subtitle: '4', text: 'technical appeals, after 900' },
        { subtitle: '4 days', text: 'to publish marks, previously 12' },
      ],
    },
  ],
  tag: ['React', 'TypeScript', 'Node', 'PostgreSQL', 'Redis', 'Accessibility', 'Docker', 'AWS'],
  projectContent: [
    { type: 'title', content: 'Saved twice before it counts' },
    {
      type: 'paragraph',
      content:
        'Each edit is appended to a log in the browser’s own database within 200 milliseconds, then sent in batches with a sequence number. The server confirms what it has written to disk, and the small tick beside a question means exactly that. If a device stays offline to the end, the student downloads a signed file and has two hours to deliver it from anywhere. Thirty-nine people used that door. One of them drove to her aunt’s.',
    },
    { type: 'title', content: 'Why there is no lockdown browser' },
    {
      type: 'paragraph',
      content:
        'A locked browser would have excluded screen readers on two platforms, borrowed Chromebooks and anyone without administrator rights, about 11% of the year by our survey. It also stops nothing that a telephone on the desk does not allow. We log focus changes for statistics and show them to nobody. Similarity between open answers is compared after the exam, per question, and a committee reads the ten closest pairs.',
    },
    { type: 'title', content: 'Nine o’clock, rehearsed' },
    {
      type: 'paragraph',
      content:
        'Load tests began at 12,000 virtual candidates opening within one minute, twice the real number, and moved to three volunteer mock exams. The second mock found that our key service, and nothing else, sat in a single availability zone. Screen-reader users joined all three. The equation editor was accessible on paper and dreadful in practice. Forty students wrote formulas as plain text that year, with our apologies, and the replacement came the following term.',
    },
  ],
} satisfies CaseSeed;
