import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MotionProvider } from '../components/motion-provider';
import { TooltipProvider } from '../components/ui/tooltip-provider';
import { languages, type Language } from '../i18n/languages';
import { readWords } from '../testing/content';
import { readPlanRecords, readPlans, type PlanRecord } from '../testing/plans';
import { renderPage } from '../testing/render-page';
import { Pricing } from './pricing';

const email = 'waves@example.org';
const intro = { key: 'pricing', heading: '_Pick your_ *wave*', lead: 'Per month.' };

const wordsOf = (language: Language) => readWords(language).pricing as typeof englishWords;
type englishWordsType = typeof import('../../content/locales/en/pricing.json');
const englishWords = readWords('en').pricing as englishWordsType;
