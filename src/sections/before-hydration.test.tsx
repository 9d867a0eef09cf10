import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enumValue } from '../gatsby/content/enum-value';
import { readRecords, readWords } from '../testing/content';
import { planControl } from '../testing/plan-control';
import { renderPage } from '../testing/render-page';
import { renderPricing } from '../testing/render-pricing';
import { Projects } from './projects';

const { billing } = readWords('en').pricing as {
  billing: Record<'monthlyShown' | 'yearlyShown', string>;
};

const check = (value: string) => (page: HTMLElement) =>
  page.querySelector<HTMLElement>(`[type="radio"][value="${value}"]`)?.click();

describe('a billing period that was chosen before React hydrated the page', () => {
  it('is announced', async () => {
    await renderPricing('en', check('yearly'));
    expect(screen.getByRole('radio', { name: /^Annual/ })).toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent(billing.yearlyShown);

    await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
    expect(screen.getByRole('status')).toHaveTextContent(billing.monthlyShown);
  });

  it('is announced only if it is not the default', async () => {
    await renderPricing('en', () => undefined);
    expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('decides the price in the dialog', async () => {
    await renderPricing('en', check('yearly'));
    await userEvent.click(planControl('AI Explorer'));
    const dialog = await screen.findByRole('dialog', { name: 'Request this plan' });
    expect(within(dialog).getByText('€898')).toBeInTheDocument();
  });
});

describe('a filter that was chosen before React hydrated the page', () => {
  const records = readRecords<{ order: number; title: string; category: string }>('projects').sort(
    (one, other) => one.order - other.order,
  );
  const projects = records.map(({ key, title, category }) => ({
    key,
    title,
    category: enumValue(category) as Queries.ProjectTileFragment['category'],
    description: '',
    gradientClass: '',
    imageAlt: '',
    link: null,
    image: { childImageSharp: null },
  }));
  const intro = { key: 'projects', heading: '_Fourteen_ *landfalls*', lead: 'From an island.' };
  const renderProjects = (beforeHydration: (page: HTMLElement) => void) =>
    renderPage(<Projects intro={intro} level={2} projects={projects} />, { beforeHydration });
  const titlesShown = () =>
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

  it('rearranges the list and is announced', async () => {
    const events = records.filter(({ category }) => category === 'events');
    const { shown } = readWords('en').projects as { shown: string };
    renderProjects(check('EVENTS'));

    await waitFor(() => expect(titlesShown()).toEqual(events.map(({ title }) => title)));
    expect(document.querySelector('[value="EVENTS"]')).toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent(
      shown.replace('{{count}}', `${events.length}`).replace('{{total}}', `${records.length}`),
    );
  });

  it('is announced only if it leaves projects out', () => {
    renderProjects(() => undefined);
    expect(titlesShown()).toEqual(records.map(({ title }) => title));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
