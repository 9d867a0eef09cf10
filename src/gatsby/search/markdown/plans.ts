import type { PlanFacts, SiteContent } from '../site-content';
import { blocks, entry, escape, heading, link, list } from './format';

/** A price with what it means, or a note that it is agreed with the client. */
const priceLines = ({ price }: PlanFacts, content: SiteContent): string[] => {
  const t = content.wordsOf('pricing');
  if (!price) return [entry(t('custom'), t('customNote'))];
  const monthly = `${price.monthlyLabel} ${t('perMonth')}`;
  if (price.monthly === price.yearly) return [escape(monthly)];
  const yearly = `${price.yearlyLabel} ${t('perMonthYearly')}`;
  return [entry(t('billing.monthly'), monthly), entry(t('billing.yearly'), yearly)];
};

const plan = (facts: PlanFacts, level: number, content: SiteContent): string => {
  const t = content.wordsOf('pricing');
  const badges = [facts.popular && t('popular'), facts.bestValue && t('bestValue')];
  return blocks(
    heading(level, facts.name),
    badges.flatMap((badge) => (badge ? [`**${escape(badge)}**`] : [])).join(' ') || null,
    escape(facts.description),
    list([...priceLines(facts, content), ...facts.features.map(escape)]),
  );
};

const planList = (content: SiteContent, line: PlanFacts['line'], level: number): string =>
  blocks(
    ...content.plans
      .filter((facts) => facts.line === line)
      .map((facts) => plan(facts, level, content)),
  );

/** The main price list; `level` is that of the plans' headings. */
export const corePlans = (content: SiteContent, level: number): string => {
  const t = content.wordsOf('pricing');
  const { email } = content.info;
  const help = `${escape(t('help.question'))} ${link(t('help.link'), `mailto:${email}`)}`;
  return blocks(planList(content, 'CORE', level), help);
};

/** The price list of AI plans, with its heading. */
export const aiPlans = (content: SiteContent): string => {
  const t = content.wordsOf('pricing');
  return blocks(heading(2, t('ai.heading')), escape(t('ai.lead')), planList(content, 'AI', 3));
};
