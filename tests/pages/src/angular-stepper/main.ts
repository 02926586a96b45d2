import '@angular/compiler'
import './style.css'
import { Component, provideZonelessChangeDetection, signal } from '@angular/core'
import { FormControl, FormGroup, ReactiveFormsModule, Validators } from '@angular/forms'
import { MatButtonModule } from '@angular/material/button'
import { MatButtonToggleModule } from '@angular/material/button-toggle'
import { MatCheckboxModule } from '@angular/material/checkbox'
import { MatChipsModule } from '@angular/material/chips'
import { provideNativeDateAdapter } from '@angular/material/core'
import { MatDatepickerModule } from '@angular/material/datepicker'
import { MatExpansionModule } from '@angular/material/expansion'
import { MatInputModule } from '@angular/material/input'
import { MatMenuModule } from '@angular/material/menu'
import { MatRadioModule } from '@angular/material/radio'
import { MatSelectModule } from '@angular/material/select'
import { MatSlideToggleModule } from '@angular/material/slide-toggle'
import { MatSliderModule } from '@angular/material/slider'
import { MatStepperModule } from '@angular/material/stepper'
import { MatTableModule } from '@angular/material/table'
import { MatTabsModule } from '@angular/material/tabs'
import { bootstrapApplication } from '@angular/platform-browser'
import template from './template.html?raw'

class Account {
  form = new FormGroup({
    name: new FormControl('Ann Barker', Validators.required),
    mail: new FormControl('', [Validators.required, Validators.email]),
    kind: new FormControl('save'),
    born: new FormControl(new Date(1990, 2, 17)),
  })
  kinds = ['current', 'save', 'joint']
  columns = ['name', 'rate', 'choose']
  offers = ['Easy saver', 'Fixed year', 'Fixed two years', 'Regular saver', 'Junior saver'].map((name, at) => ({
    name,
    rate: 1.2 + at / 4,
  }))
  words = signal(['travel', 'house', 'car'])

  log(what: string) {
    document.title = what
  }
  drop(word: string) {
    this.words.update((all) => all.filter((one) => one !== word))
    this.log(`without ${word}`)
  }
}

// The decorator as a function: the page is compiled as it runs, by Angular's own compiler.
Component({
  selector: 'account-form',
  template,
  imports: [
    ReactiveFormsModule,
    MatButtonModule,
    MatButtonToggleModule,
    MatCheckboxModule,
    MatChipsModule,
    MatDatepickerModule,
    MatExpansionModule,
    MatInputModule,
    MatMenuModule,
    MatRadioModule,
    MatSelectModule,
    MatSlideToggleModule,
    MatSliderModule,
    MatStepperModule,
    MatTableModule,
    MatTabsModule,
  ],
})(Account)
await bootstrapApplication(Account, { providers: [provideZonelessChangeDetection(), provideNativeDateAdapter()] })
