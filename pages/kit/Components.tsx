import { Accordion } from '../../components/ui/Accordion';
import { Person } from '../../components/ui/Avatar';
import { Breadcrumbs } from '../../components/ui/Breadcrumbs';
import { Carousel } from '../../components/ui/Carousel';
import { Chip, chips } from '../../components/ui/Chip';
import { FilterTabs } from '../../components/ui/FilterTabs';
import { Pager } from '../../components/ui/Pager';
import { Stars } from '../../components/ui/Stars';
import { Tabs } from '../../components/ui/Tabs';
import { listManagers } from '../../domain/colleague';
import { getSite } from '../../domain/current-site';
import { getBlogPath, screens } from '../../domain/paths';
import { text } from '../../styles/text.css';

const questions = [
  'What is full-cycle development?',
  'How long does a project take?',
  'What does it cost?',
].map(question => ({
  title: question,
  text: 'One team takes a product from the first talk to launch and beyond.',
}));
const createPage = (n: number) => ({
  first: n,
  last: n,
  href: getBlogPath({ from: n, to: n, filters: [] }),
  isCurrent: n === 2,
});

function OwnRating() {
  const { rating } = getSite();
  return rating && <Stars value={rating.value} max={rating.of} />;
}

export const Components = () => (
  <>
    <Breadcrumbs
      items={[
        { title: screens.home.title, href: screens.home.path },
        { title: screens.cases.title, href: screens.cases.path },
        { title: 'Options Trading Analytics Platform' },
      ]}
    />
    <FilterTabs
      label="Filter by domain"
      filters={['All', 'FinTech', 'HealthTech', 'AI/ML SaaS', 'EdTech', 'E-commerce'].map((label, index) => ({
        label,
        count: 22 - 3 * index,
        isActive: index === 0,
      }))}
    />
    <Tabs
      label="Cooperation models"
      tabs={['Dedicated team', 'Blended Team', 'Managed Team'].map(label => ({
        label,
        panel: <p style={{ paddingTop: 24 }}>{label} in one sentence.</p>,
      }))}
    />
    <div className={chips}>
      <Chip>FinTech</Chip>
      <Chip href={screens.blog.path}>Quality assurance</Chip>
      <Chip isAlert>Not yet</Chip>
      <Chip onRemove={() => undefined} removeLabel="Remove React">
        React
      </Chip>
    </div>
    <Accordion items={questions} open={0} />
    <Accordion items={questions} columns={2} />
    <Pager pages={[1, 2, 3, 4].map(createPage)} moreHref={createPage(3).href} lessHref={createPage(1).href} />
    <div style={{ display: 'flex', gap: 40, flexWrap: 'wrap', alignItems: 'center' }}>
      {listManagers().map(({ key, name, role, rim, portrait }) => (
        <Person key={key} name={name} role={role} rim={rim} photo={portrait} />
      ))}
      <OwnRating />
    </div>
    <Carousel
      label="Examples"
      noun="Example"
      wraps
      heading={<h3 className={text.h3}>Carousel</h3>}
      slides={['One', 'Two', 'Three'].map(word => (
        <p key={word} className={text.h2} style={{ padding: 64, border: '1px solid' }}>
          {word}
        </p>
      ))}
    />
  </>
);
