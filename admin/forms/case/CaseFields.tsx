import { getSite } from '../../../domain/current-site';
import { getCasePath } from '../../../domain/paths';
import { Field, Fields } from '../../fields/Fields';
import { Columns, Details } from '../Columns';
import { Group, TextRows, ValueRows } from '../Group';
import { SectionNav } from '../SectionNav';
import { SeoFields } from '../SeoFields';
import { UrlField } from '../UrlField';
import type { CaseValues } from './case-values';
import { ListPreview } from './ListPreview';

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
