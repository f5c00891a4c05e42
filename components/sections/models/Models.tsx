import type { CooperationModel, ModelsSection } from '../../../domain/sections/models';
import { section, wrap } from '../../../styles/layout.css';
import { getFigureWidth, setVars } from '../../../styles/set-vars';
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
export const Models = ({ title, items, variant }: Omit<ModelsSection, 'kind'>) => (
  <section
    className={classNames(...(variant === 'poster' ? [on.red, section] : [on.grey, section, css.section]))}
  >
    <Carousel
      className={wrap}
      label={title}
      noun="Model"
      heading={<h3 className={variant === 'poster' ? text.h2 : text.h3}>{title}</h3>}
      headClassName={css.head}
      trackClassName={css.track}
      slides={items.map(model => <Model key={model.title} {...model} isPoster={variant === 'poster'} />)}
      pace="slider"
      autoplay={false}
      carouselUpTo="tablet"
    />
  </section>
);

const Model = ({ isPoster, ...model }: CooperationModel & { isPoster: boolean }) => (
  <article
    className={classNames(
      model.hot ? on.black : isPoster ? on.red : on.white,
      css.model,
      model.hot && css.highlightedModel,
      isPoster && css.posterModel,
    )}
  >
    <h4 className={text.h3}>{model.title}</h4>
    <p className={css.text}>{model.text}</p>
    <dl className={css.figures}>
      {figures.map(([label, field]) => (
        <Figure key={field} label={label} value={model[field]} isTall={isPoster && field === 'duration'} />
      ))}
    </dl>
    <TalkButton
      variant={model.hot ? 'red_white' : isPoster ? 'white_black' : 'outlined_black'}
      size="large"
      className={css.action}
    >
      {model.buttonText}
    </TalkButton>
  </article>
);

function Figure({ label, value, isTall }: { label: string; value: string; isTall: boolean }) {
  const [, digits = '', unit] = (isTall && /^(\d\S*) (.+)/.exec(value)) || [];
  return (
    <div className={classNames(css.figure, isTall && css.tallFigure)}>
      <dt className={css.label}>{label}</dt>
      <dd className={text.strong}>
        {digits ? (
          <>
            <span
              className={classNames(text.figure, css.digits)}
              style={setVars({ [css.digitsWidth]: getFigureWidth(digits, '') })}
            >
              {digits}
            </span>{' '}
            {unit}
          </>
        ) : (
          value
        )}
      </dd>
    </div>
  );
}
