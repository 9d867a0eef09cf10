import { startBars } from './bars';
import { applyDeferredStyles } from './deferred-styles';
import { startDrafts } from './drafts';
import { resumeLayout } from './initial-viewport';
import { startFormFallback } from './form-fallback';
import { startHeaderControls } from './header-controls';
import { startOverlays } from './overlays';
import { startPlanDialog } from './plan-dialog';
import { startVideoControls } from './video-controls';

applyDeferredStyles();
resumeLayout();
startHeaderControls();
startOverlays();
startPlanDialog();
startVideoControls();
startFormFallback();
startDrafts();
startBars();
