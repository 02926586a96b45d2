import '@salesforce-ux/design-system/assets/styles/salesforce-lightning-design-system.min.css'
import sprite from '@salesforce-ux/design-system/assets/icons/utility-sprite/svg/symbols.svg?url'

const icon = (name: string) =>
  `<svg class="slds-button__icon" aria-hidden="true"><use href="${sprite}#${name}"></use></svg>`
const leads = ['Ann Barker', 'Bo Chen', 'Carla Díaz', 'Dev Patel', 'Eve Fox']
const row = (
  name: string,
  at: number,
) => `<tr class="slds-hint-parent"><td role="gridcell" class="slds-text-align_right"><div class="slds-checkbox"><input type="checkbox" id="check-${at}" aria-label="Select ${name}"><label class="slds-checkbox__label" for="check-${at}"><span class="slds-checkbox_faux"></span></label></div></td>
<th scope="row"><div class="slds-truncate"><a href="#lead/${at}">${name}</a></div></th><td role="gridcell"><div class="slds-truncate">Firm ${at + 1}</div></td><td role="gridcell"><button class="slds-button slds-button_icon slds-button_icon-border-filled slds-button_icon-x-small" aria-haspopup="true" title="Show more">${icon('down')}<span class="slds-assistive-text">Show more for ${name}</span></button></td></tr>`
const root = document.getElementById('root') as HTMLElement
root.innerHTML = `<div class="slds-page-header"><div class="slds-page-header__row"><h1 class="slds-page-header__title">Leads</h1>
<ul class="slds-button-group-list"><li><button class="slds-button slds-button_neutral" data-do="new">New</button></li><li><button class="slds-button slds-button_neutral" data-do="import">Import</button></li><li><button class="slds-button slds-button_icon slds-button_icon-border-filled" data-do="refresh">${icon('refresh')}</button></li></ul></div></div>
<div class="slds-path"><div class="slds-grid slds-path__track"><div class="slds-grid slds-path__scroller-container"><div class="slds-path__scroller"><div class="slds-path__scroller_inner"><ul class="slds-path__nav" role="listbox">${['New', 'Working', 'Closed'].map((stage, at) => `<li class="slds-path__item ${at === 0 ? 'slds-is-complete' : at === 1 ? 'slds-is-current slds-is-active' : 'slds-is-incomplete'}"><a aria-selected="${at === 1}" class="slds-path__link" href="javascript:void(0)" role="option" tabindex="${at === 1 ? 0 : -1}"><span class="slds-path__stage"></span><span class="slds-path__title">${stage}</span></a></li>`).join('')}</ul></div></div></div></div></div>
<div class="slds-form-element slds-m-vertical_medium"><label class="slds-form-element__label" for="owner">Owner</label><div class="slds-combobox_container"><div class="slds-combobox slds-dropdown-trigger slds-dropdown-trigger_click"><div class="slds-combobox__form-element slds-input-has-icon slds-input-has-icon_right"><input class="slds-input slds-combobox__input" id="owner" role="combobox" aria-expanded="false" aria-haspopup="listbox" autocomplete="off" placeholder="Search people …"></div></div></div></div>
<table class="slds-table slds-table_bordered slds-table_fixed-layout" role="grid"><thead><tr><th style="width:3rem"></th><th aria-sort="ascending"><a class="slds-th__action slds-text-link_reset" href="javascript:void(0)" role="button" tabindex="-1"><span class="slds-assistive-text">Sort by: </span><span>Name</span></a></th><th>Firm</th><th style="width:4rem"></th></tr></thead><tbody>${leads.map(row).join('')}</tbody></table>
<div class="slds-form-element slds-m-top_medium"><label class="slds-checkbox_toggle slds-grid"><span class="slds-form-element__label">Hot leads only</span><input type="checkbox" name="hot"><span class="slds-checkbox_faux_container"><span class="slds-checkbox_faux"></span><span class="slds-checkbox_on">On</span><span class="slds-checkbox_off">Off</span></span></label></div>`
root.addEventListener('click', ({ target }) => {
  document.title = (target as Element).closest('button, a, label')?.textContent?.trim() || 'refresh'
})
