import '../../styles/fonts.css';
import '../../styles/tokens.css';
import '../../styles/global.css';
import '../../styles/print.css';
import { Footer } from '../../components/site/Footer';
import { Header } from '../../components/site/Header';
import { SkipLink } from '../../components/site/SkipLink';
import { ToastHost } from '../../components/ui/ToastHost';
import { sectionTight, wrap } from '../../styles/layout.css';
import { on, type Surface } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { Buttons } from './Buttons';
import { Components } from './Components';
import { Forms } from './Forms';
import { Overlays } from './Overlays';
import { States } from './States';

const surfaces = Object.keys(on) as Surface[];

export const Kit = () => (
  <>
    <SkipLink />
    <Header path="/casepage" />
    <main id="main">
      <div className={sectionTight}>
        <div className={wrap}>
          <h1 className={text.h1}>Component kit</h1>
          <Overlays />
        </div>
      </div>
      {surfaces.map(surface => (
        <section key={surface} className={`${on[surface]} ${sectionTight}`} id={surface}>
          <div className={wrap} style={{ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: 56 }}>
            <h2 className={text.h2}>{surface}</h2>
            <Buttons />
            <Forms />
            <Components />
            <States />
          </div>
        </section>
      ))}
    </main>
    <Footer path="/kit" />
    <ToastHost />
  </>
);
