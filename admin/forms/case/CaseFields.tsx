import type { z } from 'zod';
import { CardButton, cardSurfaces } from '../../../components/cases/CaseCard';
import { CaseFacts } from '../../../components/cases/CaseFacts';
import { Chip } from '../../../components/ui/Chip';
import { classNames } from '../../../components/ui/class-names';
import { getSite } from '../../../domain/current-site';
import type { caseSchema } from '../../../domain/kinds/case';
import { getCasePath } from '../../../domain/paths';
import { getSmallestSource } from '../../../domain/responsive';
import { toStaffSource } from '../../../domain/staff-media';
import { Field, Fields } from '../../fields/Fields';
import { Columns, Details } from '../Columns';
import { Group, TextRows, ValueRows } from '../Group';
import { SectionNav } from '../SectionNav';
import { SeoFields } from '../SeoFields';
import { UrlField } from '../UrlField';
import { useDebouncedRead } from '../use-debounced-read';
import * as css from './ListPreview.css';

const SECTIONS = [
  { title: 'Basics', paths: ['title', 'description', 'heading', 'domain', 'solution', 'client'] },
  { title: 'Layout', paths: ['layout'] },
  { title: 'Figure', paths: ['figure', 'unit', 'figureNote'] },
  { title: 'Images', paths: ['cover', 'pictures'] },
  { title: 'Story', paths: ['about', 'story'] },
  { title: 'Info blocks', paths: ['info'] },
  { title: 'Video', paths: ['videos'] },
  { title: 'Customer', paths: ['customer', 'quote'] },
];

/** Returns the default description. */
const describe = ({ heading, description }: CaseValues) => heading || description;

export const CaseFields = ({ slug }: { slug: string }) => (
  <Columns
    heading="About this case"
    details={<CaseDetails slug={slug} />}
    nav={<SectionNav sections={SECTIONS} />}
  >
    <Group title="Basics" hidesTitle>
      <Field path="title" />
      <TextRows isLead>
        <Field path="description" />
      </TextRows>
      <ValueRows>
        <Field path="domain" suggestions={getSite().industries} />
        <Fields path="" only={['solution', 'location', 'date', 'client', 'heading']} />
      </ValueRows>
    </Group>
    <Group title="Layout" hidesTitle>
      <Field path="layout" />
    </Group>
    <Group title="Figure" note="Optional">
      <ValueRows>
        <Fields path="" only={['figure', 'unit', 'figureNote']} />
      </ValueRows>
    </Group>
    <Group title="Images">
      <Fields path="" only={['cover', 'pictures']} />
    </Group>
    <Group title="Story">
      <TextRows>
        <Field path="about" />
      </TextRows>
      <Field path="story" />
    </Group>
    <Group title="Info blocks">
      <Field path="info" />
    </Group>
    <Group title="Video" note="Optional">
      <Field path="videos" />
    </Group>
    <Group title="Customer">
      <ValueRows>
        <Fields path="customer" only={['name', 'position']} />
      </ValueRows>
      <TextRows>
        <Fields path="customer" only={['needs', 'result', 'review']} />
        <Field path="quote" />
      </TextRows>
      <Fields path="customer" only={['avatar', 'logo']} />
    </Group>
  </Columns>
);

const CaseDetails = ({ slug }: { slug: string }) => (
  <>
    <Details title="In the list">
      <ListPreview />
      <Field path="surface" />
    </Details>
    <Details title="URL and tags">
      <UrlField slug={slug} />
      <Field path="tags" />
    </Details>
    <SeoFields getPath={getCasePath} describe={describe} source="from the heading, or the description" />
  </>
);

/** Previews the case study as it appears in its list. */
function ListPreview() {
  const { title, domain, image, ground, facts } = useDebouncedRead(
    ({ title, domain, cover, surface, client, location, solution, date }: CaseValues) => ({
      title: title.trim() || 'Title',
      domain,
      image: cover.src,
      ground: cardSurfaces[surface ?? 'black'],
      facts: {
        client: client ?? '',
        location: location ?? '',
        solution: solution ?? '',
        date: date && !Number.isNaN(Date.parse(date)) ? date : '',
      },
    }),
  );
  return (
    <div className={classNames(css.card, ground.surface)} aria-hidden="true">
      {image && <img className={css.image} src={toStaffSource(getSmallestSource(image))} alt="" />}
      <div className={css.copy}>
        {domain && <Chip>{domain}</Chip>}
        <b className={css.title}>{title}</b>
        <CaseFacts item={facts} variant="small" />
        <CardButton variant={ground.button} />
      </div>
    </div>
  );
}

type CaseValues = z.input<typeof caseSchema>;
