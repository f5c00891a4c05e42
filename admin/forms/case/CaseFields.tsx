import { getSite } from '../../../domain/current-site';
import { getCasePath } from '../../../domain/paths';
import { Field, Fields } from '../../fields/Fields';
import { Columns, Details } from '../Columns';
import { FieldPair, Group, ValueRows } from '../Group';
import { SectionNav } from '../SectionNav';
import { SeoFields } from '../SeoFields';
import { UrlField } from '../UrlField';
import type { CaseValues } from './case-values';
import { ListPreview } from './ListPreview';

const SECTIONS = ['Basics', 'Layout', 'Figure', 'Images', 'Story', 'Info blocks', 'Video', 'Customer'];

/** Returns the default description. */
const describe = ({ heading, description }: CaseValues) => heading || description;

export const CaseFields = ({ slug }: { slug: string }) => (
  <Columns
    heading="About this case"
    details={<CaseDetails slug={slug} />}
    nav={<SectionNav titles={SECTIONS} />}
  >
    <Group title="Basics" hidesTitle>
      <Fields path="" only={['title', 'description', 'heading']} />
      <ValueRows>
        <Field path="domain" suggestions={getSite().industries} />
        <Fields path="" only={['solution', 'location', 'date', 'client']} />
      </ValueRows>
    </Group>
    <Group title="Layout">
      <Field path="layout" />
    </Group>
    <Group title="Figure" note="Optional">
      <FieldPair>
        <Fields path="" only={['figure', 'unit']} />
      </FieldPair>
      <Field path="figureNote" />
    </Group>
    <Group title="Images">
      <Fields path="" only={['cover', 'pictures']} />
    </Group>
    <Group title="Story">
      <Fields path="" only={['about', 'story']} />
    </Group>
    <Group title="Info blocks">
      <Field path="info" />
    </Group>
    <Group title="Video" note="Optional">
      <Field path="videos" />
    </Group>
    <Group title="Customer">
      <FieldPair>
        <Fields path="customer" only={['name', 'position']} />
      </FieldPair>
      <Fields path="customer" only={['needs', 'result', 'review']} />
      <FieldPair>
        <Fields path="customer" only={['avatar', 'logo']} />
      </FieldPair>
      <Field path="quote" />
    </Group>
  </Columns>
);

const CaseDetails = ({ slug }: { slug: string }) => (
  <>
    <Details title="URL and tags">
      <UrlField slug={slug} />
      <Field path="tags" />
    </Details>
    <Details title="In the list">
      <ListPreview />
      <Field path="surface" />
    </Details>
    <SeoFields getPath={getCasePath} describe={describe} source="from the heading, or the description" />
  </>
);
