import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { Language } from '../i18n/languages';
import type { Route } from '../site/routes';

type Fields<Fragment> = { [Key in keyof Fragment]?: Fields<Fragment[Key]> };

/**
 * What a query returns, without the fields that no test is about: those that are added later change
 * no fixture.
 */
export const fixture = <Fragment>(fields: Fields<Fragment>): Fragment => fields as Fragment;

/** A picture as a query returns it, its sides in pixels. */
export const picture = (src: string, width = 1600, height = 1000) => ({
  childImageSharp: {
    gatsbyImageData: {
      layout: 'fullWidth',
      width,
      height,
      images: {
        fallback: { src, srcSet: `${src} 800w`, sizes: '90vw' },
        sources: [{ type: 'image/avif', srcSet: `${src}.avif 800w`, sizes: '90vw' }],
      },
    } satisfies IGatsbyImageData as IGatsbyImageData,
  },
});

export const intro = { heading: '_Pick your_ *wave*', lead: 'One sentence about it.' };

const routes: (Route & { page: string })[] = [
  { page: 'home', language: 'en', path: '/en' },
  { page: 'home', language: 'nl', path: '/nl' },
  { page: 'home', language: 'es', path: '/es' },
  { page: 'services', language: 'en', path: '/en/services' },
  { page: 'services', language: 'nl', path: '/nl/diensten' },
  { page: 'services', language: 'es', path: '/es/servicios' },
  { page: 'pricing', language: 'en', path: '/en/pricing' },
  { page: 'pricing', language: 'nl', path: '/nl/prijzen' },
  { page: 'pricing', language: 'es', path: '/es/precios' },
  { page: 'cases', language: 'en', path: '/en/cases' },
  { page: 'cases', language: 'nl', path: '/nl/cases' },
  { page: 'cases', language: 'es', path: '/es/casos' },
  { page: 'contact', language: 'en', path: '/en/contact' },
  { page: 'contact', language: 'nl', path: '/nl/contact' },
  { page: 'contact', language: 'es', path: '/es/contacto' },
];

/** A page in every language of the fixtures; none for a page that does not exist. */
export const alternatesOf = (page: string): Route[] => routes.filter((one) => one.page === page);

/** What the layout's query returns. */
export const layoutContent = (language: Language) =>
  fixture<Queries.LayoutContentFragment>({
    pages: {
      nodes: routes
        .filter((one) => one.language === language)
        .map(({ page, path }, index) => ({
          key: page,
          label: page,
          path,
          header: index,
          footer: null,
        })),
    },
    legalPages: { nodes: [] },
    info: {
      brand: 'Harbour',
      wordmark: '_har_*bour*',
      email: 'hello@harbour.example',
      phone: '+31 20 123 45 67',
      tagline: 'Websites that float.',
      company: null,
      forms: {
        throttle: 5000,
        blockList: ['robot@example.com'],
        newsletter: { subject: 'Newsletter', message: 'Please send me the newsletter.' },
      },
      languages: [
        { code: 'en', name: 'English' },
        { code: 'nl', name: 'Nederlands' },
        { code: 'es', name: 'Español' },
      ],
      social: [],
    },
    site: { buildTime: '2001' },
  });

const plan = {
  description: 'For a small company.',
  features: ['Two pages', 'One language'],
  opensMail: false,
  popular: false,
  bestValue: false,
};

export const corePlans = fixture<Queries.PlanCardFragment[]>([
  {
    ...plan,
    key: 'free',
    name: 'Free',
    cta: 'Get the free review',
    prices: [{ period: 'ONCE', label: '€0', totalLabel: '€0' }],
  },
  {
    ...plan,
    key: 'pro',
    name: 'Pro',
    cta: 'Choose',
    popular: true,
    prices: [
      { period: 'MONTHLY', label: '€1,600', totalLabel: '€1,600' },
      { period: 'YEARLY', label: '€1,440', totalLabel: '€17,280' },
    ],
  },
  {
    ...plan,
    key: 'enterprise',
    name: 'Enterprise',
    cta: 'Write to us',
    opensMail: true,
    prices: [],
  },
]);

export const aiPlans = fixture<Queries.PlanCardFragment[]>([
  {
    ...plan,
    key: 'ai-pro',
    name: 'AI Pro',
    cta: 'Choose AI Pro',
    bestValue: true,
    prices: [
      { period: 'MONTHLY', label: '€800', totalLabel: '€800' },
      { period: 'YEARLY', label: '€720', totalLabel: '€8,640' },
    ],
  },
  { ...plan, key: 'ai-enterprise', name: 'AI Enterprise', cta: 'Ask', prices: [] },
]);

const project = {
  description: 'A website.',
  year: null,
  role: null,
  result: null,
  colourWhileLoading: 'SAND',
  link: null,
  image: picture('/project.png'),
} as const;

export const projects = fixture<Queries.ProjectTileFragment[]>([
  {
    ...project,
    key: 'a',
    title: 'Halyard',
    category: 'EVENTS',
    categoryOrder: 1,
    imageAlt: 'A stage',
  },
  { ...project, key: 'b', title: 'Keel', category: 'TECH', categoryOrder: 5, imageAlt: 'A screen' },
  {
    ...project,
    key: 'c',
    title: 'Mast',
    category: 'EVENTS',
    categoryOrder: 1,
    imageAlt: 'A crowd',
  },
]);

export const services = fixture<Queries.ServiceDetailFragment[]>([
  {
    key: 'web',
    anchor: 'ai-development',
    icon: 'CODE_XML',
    title: 'Websites',
    description: 'We build them.',
    details: 'Fast ones.',
    plans: [
      { key: 'starter', name: 'Starter' },
      { key: 'pro', name: 'Pro' },
    ],
    caseStudy: null,
  },
  {
    key: 'models',
    anchor: 'tech-consulting',
    icon: 'CPU',
    title: 'Models',
    description: 'We train them.',
    details: 'Small ones.',
    plans: [{ key: 'ai-pro', name: 'AI Pro' }],
    caseStudy: { title: 'Harbour crew', path: '/en/cases/harbour-crew' },
  },
  {
    key: 'agents',
    anchor: 'tech-consulting',
    icon: 'CABLE',
    title: 'Agents',
    description: 'We connect them.',
    details: 'Careful ones.',
    plans: [],
    caseStudy: null,
  },
]);

/** A case with everything that an editor may leave out. */
export const caseStudy = fixture<
  Queries.CaseStudyFragment & Omit<Queries.CaseCardFragment & Queries.CaseTeaserFragment, 'results'>
>({
  key: 'harbour-crew',
  title: 'Harbour crew',
  path: '/en/cases/harbour-crew',
  heading: '_A crew_ in *days*',
  summary: 'How a harbour hires.',
  teaser: 'Half of the hours.',
  client: 'The harbour',
  solution: 'A workflow',
  duration: 'Two weeks',
  resultsHeading: '_What it_ *saved*',
  measured: 'Measured over three months.',
  results: [
    { value: 47, unit: 'PERCENT', figure: '47%', label: 'less time' },
    { value: 18, unit: 'HOURS', figure: '18', label: 'hours a week' },
  ],
  quote: { text: 'We hire in days.', name: 'Ada Example', role: 'Captain' },
  document: {
    title: 'The workflow in detail',
    note: '22 pages, opens in a new tab',
    url: 'https://example.com/document',
  },
  imageAlt: 'A pipeline of candidates',
  icons: ['CABLE', 'COMPASS'],
  image: picture('/wide.png'),
  imageNarrow: picture('/narrow.png', 800, 1000),
  body: { html: '<h2>Problem</h2><p>Hiring had outgrown the spreadsheet.</p>' },
});
