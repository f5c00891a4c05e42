import calendarCustom from '../../art/svg/calendar-custom.svg';
import calendarLarge from '../../art/svg/calendar-large.svg';
import calendarMedium from '../../art/svg/calendar-medium.svg';
import calendarSmall from '../../art/svg/calendar-small.svg';
import customDial from '../../art/svg/duration-custom.svg';
import gauge from '../../art/svg/gauge.svg';
import gaugePlays from '../../art/svg/gauge-plays.svg';
import keepBaseline from '../../art/svg/keep-base.svg';
import keepMap from '../../art/svg/keep-map.svg';
import keepPlan from '../../art/svg/keep-plan.svg';
import keepVoice from '../../art/svg/keep-voice.svg';
import { screens } from '../../domain/paths';
import { site } from '../site';
import type { Landing } from './types';

/** Titles of the cases shown (rule 20). */
export const qaAuditCases = ['QA Releases Without Weekends', 'Consent Ledger for Trials', 'Exam Hall Online'];

const accent = () => site.accentName.replace(/^./u, letter => letter.toUpperCase());

export const qaAudit = {
  screen: 'qaAudit',
  crumbs: [
    { title: 'Home', href: screens.home.path },
    { title: 'Services', href: screens.services.path },
    { title: 'QA Audit' },
  ],
  seo: {
    title: 'QA Audit',
    description:
      'An outside reading of your testing: process, coverage, automation and defects. Five to seven working days for a small team, and a priced plan at the end.',
  },
  service: { name: 'QA audit', type: 'Software quality assurance audit' },
  hero: {
    title: 'A QA audit that reads true',
    lead: 'Every team has a feeling about its quality. We measure it, show you the distance, and write down the shortest way to close it.',
    action: 'Get in touch',
    get note() {
      return `Outlined needle: what the team believes. White needle: what we measured. ${accent()}: why you called.`;
    },
    art: { src: gauge, plays: gaugePlays },
    look: 'gauge',
  },
  sections: [
    {
      kind: 'rows',
      title: 'When you need a QA audit',
      note: 'Two of these are normal. Three are a pattern.',
      ground: 'white',
      rows: [
        {
          title: 'The bug list only grows',
          text: 'Fixing happens, closing happens, and the total still climbs. Something upstream keeps producing.',
        },
        {
          title: 'Releases need a ceremony',
          text: 'A freeze, a checklist, three approvals and a group chat at midnight.',
        },
        {
          title: 'Nobody believes the suite',
          text: 'It is red, everyone knows why, and the merge goes ahead.',
        },
        {
          title: 'You inherited the product',
          text: 'The tests left together with the people who wrote them.',
        },
        {
          title: 'An auditor is coming',
          text: 'ISO, SOC 2 or a large customer wants proof that testing is a process.',
        },
        {
          title: 'The team is about to double',
          text: 'Habits that work for ten developers fail quietly at twenty-five.',
        },
      ],
    },
    {
      kind: 'durations',
      title: 'How long it takes',
      get note() {
        return `Each square is a working day. ${accent()} is the part that depends on what we find.`;
      },
      items: [
        {
          title: 'Small',
          length: { figure: '5–7', unit: 'business days' },
          calendar: calendarSmall,
          team: '1 QA, under 10 developers',
          text: 'One product, one repository, one person who answers questions.',
        },
        {
          title: 'Medium',
          length: { figure: '1.5–2', unit: 'weeks' },
          calendar: calendarMedium,
          team: '10–30 people',
          text: 'Several squads, shared environments, some automation already in place.',
        },
        {
          title: 'Large',
          length: { figure: '3–4', unit: 'weeks' },
          calendar: calendarLarge,
          team: 'Multi-team',
          text: 'Interviews across departments, suppliers and release trains.',
        },
        {
          title: 'Custom',
          length: { dial: customDial, unit: 'your dates' },
          calendar: calendarCustom,
          team: 'Cut to what you need',
          text: 'A single risk, a compliance deadline, or the same audit every quarter.',
        },
      ],
    },
    {
      kind: 'scope',
      title: 'What we open',
      note: 'Seven drawers. All of them get opened, and the time goes to the ones that rattle.',
      opened: 2,
      items: [
        {
          title: 'Process and roles',
          text: 'Who decides that something is done, who may say no, and what happens after they say it.',
          evidence: ['Definition of done', 'Release notes'],
        },
        {
          title: 'Requirements',
          text: 'Whether a story can be tested before it is built, and how often the real answer lives in a chat.',
          evidence: ['Backlog sample', 'Acceptance criteria'],
        },
        {
          title: 'Test design and coverage',
          text: 'Coverage by risk, not by count. Forty cases for a footer and two for refunds is a finding.',
          evidence: ['Test cases', 'Traceability'],
        },
        {
          title: 'Automation',
          text: 'Run time, flakiness, and the share of failures that somebody actually looked into.',
          evidence: ['Ninety days of pipeline history', 'Source code'],
        },
        {
          title: 'Environments and data',
          text: 'Whether staging resembles production on a bad day, and who is allowed to reset it.',
          evidence: ['Configuration', 'Data sets'],
        },
        {
          title: 'Defects',
          text: 'How long a bug lives, how often it returns, and how many were first reported by a customer.',
          evidence: ['Tracker export', 'Support tickets'],
        },
        {
          title: 'Metrics',
          text: 'Which figures reach management, and which decision each of them has ever changed.',
          evidence: ['Dashboards', 'Steering notes'],
        },
      ],
    },
    {
      kind: 'plan',
      title: 'Five steps on a seven-\u2060day ruler',
      note: 'A small audit, day by day. Larger ones stretch the bars and keep the order.',
      days: 7,
      items: [
        {
          title: 'Kick-off',
          from: 1,
          to: 1,
          text: 'Goals, access, and the question nobody likes to ask. Ninety minutes.',
        },
        {
          title: 'Reading',
          from: 1,
          to: 3,
          text: 'Repositories, boards, pipelines and past incidents, before anyone is interviewed.',
        },
        {
          title: 'Sitting in',
          from: 2,
          to: 5,
          text: 'A stand-\u2060up, a triage, a release. Then one conversation per role, without managers in the room.',
        },
        {
          title: 'Measuring',
          from: 4,
          to: 6,
          text: 'Every claim gets a number or gets dropped. Causes are grouped, repairs are priced in hours.',
        },
        {
          title: 'Debrief',
          from: 7,
          to: 7,
          text: 'We present to the people who will do the work, argue where needed, and leave a plan they agreed to.',
        },
      ],
    },
    {
      kind: 'outcomes',
      title: 'What you keep afterwards',
      items: [
        {
          title: 'A risk map',
          art: keepMap,
          get text() {
            return `Likelihood against damage for every part of the product. The ${site.accentName} corner becomes the first sprint.`;
          },
        },
        {
          title: 'A plan with hours in it',
          art: keepPlan,
          text: 'Thirty, sixty and ninety days, each repair with an owner and an estimate.',
        },
        {
          title: 'A baseline',
          art: keepBaseline,
          text: 'Six figures recorded today, so that an improvement next quarter is a fact.',
        },
        {
          title: 'An outside voice',
          art: keepVoice,
          text: 'The sentence your testers have repeated for a year, this time with evidence attached.',
        },
      ],
    },
    {
      kind: 'cases',
      title: 'Audits that led somewhere',
      all: 'All case studies',
      chosen: qaAuditCases,
      afterWhite: true,
    },
    { kind: 'selfTest' },
    {
      kind: 'contact',
      title: 'Ask for a reading',
      line: 'Team size and release rhythm are enough for a date and a price.',
    },
  ],
} satisfies Landing;
