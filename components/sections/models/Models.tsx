import type { CooperationModel, ModelsSection } from '../../../domain/sections/models';
import { section, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { TalkButton } from '../../contact/TalkButton';
import { Carousel } from '../../ui/Carousel';
import { classNames } from '../../ui/class-names';
import * as css from './Models.css';

/** Labels of the figures, by meaning instead of source order (rule 22). */
const figures = [
  ['Project duration', 'duration'],
  ['Team involvement', 'involvement'],
  ['Pricing', 'pricingModel'],
  ['Control', 'clientsControl'],
  ['Ownership', 'productResponsibility'],
  ['Team size', 'teamSize'],
  ['Staffing time', 'staffingTime'],
  ['Use case', 'useCase'],
] as const satisfies readonly (readonly [string, keyof CooperationModel])[];

/** Renders the models side by side, or up to 899 px in a slider that doesn't wrap. */
export const Models = ({ title, items }: Omit<ModelsSection, 'kind'>) => (
  <section className={classNames(on.grey, section, css.section)}>
    <Carousel
      className={wrap}
      label={title}
      noun="Model"
      heading={<h3 className={text.h3}>{title}</h3>}
      headClassName={css.head}
      trackClassName={css.track}
      slides={items.map(model => <Model key={model.title} {...model} />)}
      pace="slider"
      autoplay={false}
      carouselUpTo="tablet"
    />
  </section>
);

const Model = (model: CooperationModel) => (
  <article
    className={classNames(model.hot ? on.black : on.white, css.model, model.hot && css.highlightedModel)}
  >
    <h4 className={text.h3}>{model.title}</h4>
    <p className={css.text}>{model.text}</p>
    <dl className={css.figures}>
      {figures.map(([label, field]) => (
        <div key={field} className={css.figure}>
          <dt className={css.label}>{label}</dt>
          <dd className={text.strong}>{model[field]}</dd>
        </div>
      ))}
    </dl>
    <TalkButton variant={model.hot ? 'red_white' : 'outlined_black'} size="large" className={css.action}>
      {model.buttonText}
    </TalkButton>
  </article>
);
